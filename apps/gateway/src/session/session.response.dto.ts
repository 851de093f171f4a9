import {
  TOKEN_SCOPES,
  type Caller,
  type ClientAccess,
  type ClientKind,
  type TokenScope,
} from '#edge';
import { ApiProperty } from '@nestjs/swagger';
import type { GuardedOperation } from '../api-docs/api-document.js';
import { ACCESSES, CLIENT_KINDS } from '../auth/store/client.store.js';

export class SessionResponse {
  @ApiProperty({
    description: 'The kind of the client that owns the token.',
    enum: CLIENT_KINDS,
    example: 'operator',
  })
  kind!: ClientKind;

  @ApiProperty({
    description: 'The owner of the token; the channel for a sales channel’s token.',
    example: 'OPS',
  })
  clientId!: string;

  @ApiProperty({ description: 'The merchant of the client.', example: 'ACME', required: false })
  merchantId?: string;

  @ApiProperty({ description: 'The partner of the client.', example: 'FULFIL-1', required: false })
  partnerId?: string;

  @ApiProperty({ description: 'The channel of the client.', example: 'ECOM', required: false })
  salesChannel?: string;

  @ApiProperty({
    description: 'The scopes of the token of a sales channel.',
    enum: TOKEN_SCOPES,
    isArray: true,
    example: ['taxes', 'listings'],
    required: false,
  })
  scopes?: TokenScope[];

  @ApiProperty({
    description: '`read` allows GET operations only.',
    enum: ACCESSES,
    example: 'full',
  })
  access!: ClientAccess;

  @ApiProperty({ description: 'The date until which the token is valid.', format: 'date-time' })
  expiresAt!: string;

  @ApiProperty({
    description:
      'The ids of the operations that the token may use, by name. Operations that need no token are left out.',
    type: [String],
    example: ['listClients', 'readOverview'],
  })
  operations!: string[];
}

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
