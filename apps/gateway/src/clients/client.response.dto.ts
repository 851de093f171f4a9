import type { ClientAccess, TokenScope } from '#edge';
import { ApiProperty } from '@nestjs/swagger';
import { ACCESSES, CLIENT_KINDS, type ListedClient } from '../auth/store/client.store.js';
import type { ClientWithSecret } from './create-client.js';
import { SCOPES_PROPERTY } from './scopes/scopes.js';

export class ClientResponse {
  @ApiProperty({ description: 'The id with which the client logs in.', example: 'ACME-ERP' })
  clientId!: string;

  @ApiProperty({ description: 'Decides what it may do.', enum: CLIENT_KINDS, example: 'merchant' })
  kind!: string;

  @ApiProperty({ description: 'The merchant of the client.', example: 'ACME', required: false })
  merchantId?: string;

  @ApiProperty({ description: 'The partner of the client.', example: 'FULFIL-1', required: false })
  partnerId?: string;

  @ApiProperty({ description: 'The channel of the client.', example: 'ECOM', required: false })
  salesChannel?: string;

  @ApiProperty({
    description: 'The scopes of the tokens of a sales channel’s client.',
    ...SCOPES_PROPERTY,
    required: false,
  })
  scopes?: TokenScope[];

  @ApiProperty({
    description: '`read` for an operator that may use GET operations only.',
    enum: ACCESSES,
    example: 'full',
  })
  access!: ClientAccess;

  @ApiProperty({ description: 'Date of creation.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'The date from which its secret is valid.', format: 'date-time' })
  secretChangedAt!: string;

  @ApiProperty({
    description: 'The date until which the previous secret is valid as well.',
    format: 'date-time',
    required: false,
  })
  previousSecretUntil?: string;

  @ApiProperty({
    description: 'The date of revocation.',
    format: 'date-time',
    required: false,
  })
  revokedAt?: string;
}

export class ClientSecretResponse extends ClientResponse {
  @ApiProperty({ description: 'Shown in this answer only.' })
  clientSecret!: string;
}

export class ClientsResponse {
  @ApiProperty({ description: 'The clients by client id.', type: [ClientResponse] })
  clients!: ClientResponse[];

  @ApiProperty({ description: '`after` of the next page, if there is one.', required: false })
  next?: string;
}

export function toClientResponse(client: ListedClient): ClientResponse {
  const { createdAt, secretChangedAt, previousSecretUntil, revokedAt, ...identity } = client;
  const { clientId, kind, merchantId, partnerId, salesChannel, scopes, access = 'full' } = identity;
  return {
    clientId,
    kind,
    ...(merchantId === undefined ? {} : { merchantId }),
    ...(partnerId === undefined ? {} : { partnerId }),
    ...(salesChannel === undefined ? {} : { salesChannel }),
    ...(scopes === undefined ? {} : { scopes }),
    access,
    createdAt: createdAt.toISOString(),
    secretChangedAt: secretChangedAt.toISOString(),
    ...(previousSecretUntil === undefined
      ? {}
      : { previousSecretUntil: previousSecretUntil.toISOString() }),
    ...(revokedAt === undefined ? {} : { revokedAt: revokedAt.toISOString() }),
  };
}

export function toClientSecretResponse({
  client,
  clientSecret,
}: ClientWithSecret): ClientSecretResponse {
  return { ...toClientResponse(client), clientSecret };
}

export function toClientsResponse(
  clients: readonly ListedClient[],
  limit: number,
): ClientsResponse {
  const last = clients.at(-1);
  return {
    clients: clients.map(toClientResponse),
    ...(clients.length === limit && last ? { next: last.clientId } : {}),
  };
}
