import { ApiProperty } from '@nestjs/swagger';
import type { TokenScope } from '#edge';
import type { ListedChannelToken } from '../auth/store/channel-token.store.js';
import { SCOPES_PROPERTY } from './scopes/scopes.js';

export class ChannelTokenResponse {
  @ApiProperty({ description: 'Shown in this answer only.' })
  token!: string;

  @ApiProperty({ description: 'The id with which to revoke the token.', format: 'uuid' })
  tokenId!: string;

  @ApiProperty({ description: 'The scopes of the token.', ...SCOPES_PROPERTY })
  scopes!: TokenScope[];

  @ApiProperty({ description: 'The name in the list.', required: false })
  name?: string;

  @ApiProperty({ description: 'The date until which the token is valid.', format: 'date-time' })
  expiresAt!: string;
}

class ListedChannelTokenResponse {
  @ApiProperty({ description: 'The id with which to revoke the token.', format: 'uuid' })
  tokenId!: string;

  @ApiProperty({ description: 'The name of the token.', example: 'listings', required: false })
  name?: string;

  @ApiProperty({ description: 'The scopes of the token.', ...SCOPES_PROPERTY })
  scopes!: TokenScope[];

  @ApiProperty({ description: 'The date of issue.', format: 'date-time' })
  issuedAt!: string;

  @ApiProperty({
    description: 'The date until which the token is valid, unless it is revoked.',
    format: 'date-time',
  })
  expiresAt!: string;

  @ApiProperty({ description: 'The date of revocation.', format: 'date-time', required: false })
  revokedAt?: string;

  @ApiProperty({
    description:
      'The last use, to the minute; absent for an unused token. Tokens that a client gets with its secret are not listed.',
    format: 'date-time',
    required: false,
  })
  lastUsedAt?: string;
}

export class ChannelTokensResponse {
  @ApiProperty({ description: 'The tokens, the newest first.', type: [ListedChannelTokenResponse] })
  tokens!: ListedChannelTokenResponse[];

  @ApiProperty({ description: 'The token of the next page, if any.', required: false })
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
