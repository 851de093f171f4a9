import { closed } from '#contracts';
import { TOKEN_SCOPES, model, optional, type Caller } from '#edge';
import { Type, type Static } from 'typebox';
import type { GuardedOperation } from '../api-docs/api-document.js';
import { ACCESSES, CLIENT_KINDS } from '../auth/store/client.store.js';

export const SessionResponse = model('SessionResponse', {
  kind: closed(CLIENT_KINDS, {
    description: 'The kind of the client that owns the token.',
    example: 'operator',
  }),
  clientId: Type.String({
    description: 'The owner of the token; the channel for a sales channel’s token.',
    example: 'OPS',
  }),
  merchantId: optional(
    Type.String({ description: 'The merchant of the client.', example: 'ACME' }),
  ),
  partnerId: optional(
    Type.String({ description: 'The partner of the client.', example: 'FULFIL-1' }),
  ),
  salesChannel: optional(
    Type.String({ description: 'The channel of the client.', example: 'ECOM' }),
  ),
  scopes: optional(
    Type.Array(closed(TOKEN_SCOPES), {
      description: 'The scopes of the token of a sales channel.',
      example: ['taxes', 'listings'],
    }),
  ),
  access: closed(ACCESSES, { description: '`read` allows GET operations only.', example: 'full' }),
  expiresAt: Type.String({
    description: 'The date until which the token is valid.',
    format: 'date-time',
  }),
  operations: Type.Array(Type.String(), {
    description:
      'The ids of the operations that the token may use, by name. Operations that need no token are left out.',
    example: ['listClients', 'readOverview'],
  }),
});
export type SessionResponse = Static<typeof SessionResponse>;

export function toSessionResponse(
  caller: Caller,
  operations: readonly GuardedOperation[],
): SessionResponse {
  const { kind, clientId, merchantId, partnerId, salesChannel, scopes, access = 'full' } = caller;
  const allowed = operations.filter(
    ({ kinds, scope, reads }) =>
      kinds.has(kind) &&
      (scope === undefined || scopes?.includes(scope) === true) &&
      (reads || access === 'full'),
  );
  return {
    kind,
    clientId,
    ...(merchantId === undefined ? {} : { merchantId }),
    ...(partnerId === undefined ? {} : { partnerId }),
    ...(salesChannel === undefined ? {} : { salesChannel }),
    ...(scopes === undefined ? {} : { scopes: [...scopes] }),
    access,
    expiresAt: caller.expiresAt.toISOString(),
    operations: allowed.map(({ id }) => id).toSorted(),
  };
}
