import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { ListedChannelToken } from '../auth/store/channel-token.store.js';
import { scopesWith } from './scopes/scopes.js';

export const ChannelTokenResponse = model('ChannelTokenResponse', {
  token: Type.String({ description: 'Shown in this answer only.' }),
  tokenId: Type.String({ description: 'The id with which to revoke the token.', format: 'uuid' }),
  scopes: scopesWith('The scopes of the token.'),
  name: optional(Type.String({ description: 'The name in the list.' })),
  expiresAt: Type.String({
    description: 'The date until which the token is valid.',
    format: 'date-time',
  }),
});
export type ChannelTokenResponse = Static<typeof ChannelTokenResponse>;

const ListedChannelTokenResponse = model('ListedChannelTokenResponse', {
  tokenId: Type.String({ description: 'The id with which to revoke the token.', format: 'uuid' }),
  name: optional(Type.String({ description: 'The name of the token.', example: 'listings' })),
  scopes: scopesWith('The scopes of the token.'),
  issuedAt: Type.String({ description: 'The date of issue.', format: 'date-time' }),
  expiresAt: Type.String({
    description: 'The date until which the token is valid, unless it is revoked.',
    format: 'date-time',
  }),
  revokedAt: optional(Type.String({ description: 'The date of revocation.', format: 'date-time' })),
  lastUsedAt: optional(
    Type.String({
      description:
        'The last use, to the minute; absent for an unused token. Tokens that a client gets with its secret are not listed.',
      format: 'date-time',
    }),
  ),
});
type ListedChannelTokenResponse = Static<typeof ListedChannelTokenResponse>;

export const ChannelTokensResponse = model('ChannelTokensResponse', {
  tokens: Type.Array(ListedChannelTokenResponse, { description: 'The tokens, the newest first.' }),
  nextPageToken: optional(Type.String({ description: 'The token of the next page, if any.' })),
});
export type ChannelTokensResponse = Static<typeof ChannelTokensResponse>;

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
