import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { ACCESSES, CLIENT_KINDS, type ListedClient } from '../auth/store/client.store.js';
import type { ClientWithSecret } from './create-client.js';
import { scopesWith } from './scopes/scopes.js';

export const ClientResponse = model('ClientResponse', {
  clientId: Type.String({
    description: 'The id with which the client logs in.',
    example: 'ACME-ERP',
  }),
  kind: closed(CLIENT_KINDS, {
    description: 'The kind of client, which determines its rights.',
    example: 'merchant',
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
  scopes: optional(scopesWith('The scopes of the tokens of a sales channel’s client.')),
  access: closed(ACCESSES, {
    description: '`read` for an operator that may use GET operations only.',
    example: 'full',
  }),
  createdAt: Type.String({ description: 'Date of creation.', format: 'date-time' }),
  secretChangedAt: Type.String({
    description: 'The date from which its secret is valid.',
    format: 'date-time',
  }),
  previousSecretUntil: optional(
    Type.String({
      description: 'The date until which the previous secret is valid as well.',
      format: 'date-time',
    }),
  ),
  revokedAt: optional(Type.String({ description: 'The date of revocation.', format: 'date-time' })),
});
export type ClientResponse = Static<typeof ClientResponse>;

export const ClientSecretResponse = model('ClientSecretResponse', {
  ...ClientResponse.properties,
  clientSecret: Type.String({ description: 'Shown in this answer only.' }),
});
export type ClientSecretResponse = Static<typeof ClientSecretResponse>;

export const ClientsResponse = model('ClientsResponse', {
  clients: Type.Array(ClientResponse, { description: 'The clients by client id.' }),
  next: optional(Type.String({ description: '`after` of the next page, if there is one.' })),
});
export type ClientsResponse = Static<typeof ClientsResponse>;

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
