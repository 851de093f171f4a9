import { ApiProperty } from '@nestjs/swagger';
import type { TokenScope } from '#edge';
import type { ListedChannelToken } from '../auth/store/channel-token.store.js';
import { SCOPES_PROPERTY } from './scopes/scopes.js';

export class ChannelTokenResponse {
  @ApiProperty({ description: 'Shown in this answer only.' })
  token!: string;

  @ApiProperty({ description: 'The id with which it is revoked.', format: 'uuid' })
  tokenId!: string;

  @ApiProperty({ description: 'What it is for.', ...SCOPES_PROPERTY })
  scopes!: TokenScope[];

  @ApiProperty({ description: 'What the list calls it.', required: false })
  name?: string;

  @ApiProperty({ description: 'Until when it is valid.', format: 'date-time' })
  expiresAt!: string;
}

class ListedChannelTokenResponse {
  @ApiProperty({ description: 'The id with which it is revoked.', format: 'uuid' })
  tokenId!: string;

  @ApiProperty({ description: 'What it is called.', example: 'listings', required: false })
  name?: string;

  @ApiProperty({ description: 'What it is for.', ...SCOPES_PROPERTY })
  scopes!: TokenScope[];

  @ApiProperty({ description: 'When it was issued.', format: 'date-time' })
  issuedAt!: string;

  @ApiProperty({
    description: 'Until when it is valid, unless it is revoked.',
    format: 'date-time',
  })
  expiresAt!: string;

  @ApiProperty({ description: 'When it was revoked.', format: 'date-time', required: false })
  revokedAt?: string;

  @ApiProperty({
    description:
      'When it was last used, to the minute; absent when it was not. Tokens that a client gets with its secret are not listed.',
    format: 'date-time',
    required: false,
  })
  lastUsedAt?: string;
}

export class ChannelTokensResponse {
  @ApiProperty({ description: 'The newest first.', type: [ListedChannelTokenResponse] })
  tokens!: ListedChannelTokenResponse[];

  @ApiProperty({ description: 'For the next page, where there is one.', required: false })
  nextPageToken?: string;
}

export function toListedChannelToken(token: ListedChannelToken): ListedChannelTokenResponse {
  const { tokenId, name, scopes, issuedAt, expiresAt, revokedAt, lastUsedAt } = token;
  return {
    tokenId,
    ...(name === null ? {} : { name }),
    scopes,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ...(revokedAt === null ? {} : { revokedAt: revokedAt.toISOString() }),
    ...(lastUsedAt === null ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
  };
}
