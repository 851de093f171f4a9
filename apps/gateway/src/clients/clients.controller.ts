import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ClientStore } from '../auth/store/client.store.js';
import { ChangeScopes } from './scopes/change-scopes.js';
import { CreateClient } from './create-client.js';
import { RevokeClient } from './revoke-client.js';
import { RotateSecret } from './rotate-secret.js';
import { orderedScopes } from './scopes/scopes.js';
import {
  ChangeScopesRequest,
  CreateClientRequest,
  ListClientsQuery,
  RevokeClientRequest,
  RotateSecretRequest,
  toIdentity,
} from './client.request.dto.js';
import {
  ClientResponse,
  ClientSecretResponse,
  ClientsResponse,
  toClientResponse,
  toClientSecretResponse,
  toClientsResponse,
} from './client.response.dto.js';

const PARAMS = { clientId: 'The id with which the client logs in.' };

/** The clients that may log in (decisions 2.2 and 2.8). */
@ApiTags('Operations')
@Controller('ops/clients')
@Clients('operator')
export class ClientsController {
  constructor(
    private readonly clients: ClientStore,
    private readonly creating: CreateClient,
    private readonly changing: ChangeScopes,
    private readonly rotating: RotateSecret,
    private readonly revoking: RevokeClient,
  ) {}

  @Get()
  @ApiEndpoint(ClientsResponse, {
    id: 'listClients',
    summary: 'List the clients',
    doc: 'Revoked ones too; secrets are never shown.',
  })
  async list(@Query() { kind, after, limit }: ListClientsQuery): Promise<ClientsResponse> {
    return toClientsResponse(await this.clients.list({ kind, after }, limit), limit);
  }

  @Post()
  @ApiEndpoint(ClientSecretResponse, {
    id: 'createClient',
    summary: 'Create a client',
    doc: 'The secret is generated and shown in this answer only. If the answer is lost, rotate the secret.',
    example: { clientId: 'ACME-ERP', kind: 'merchant', merchantId: 'ACME' },
    problems: [
      'client-exists',
      'client-members',
      'unknown-merchant',
      'unknown-sales-channel',
      'upstream-unavailable',
    ],
  })
  @Header('cache-control', 'no-store')
  async create(
    @Body() body: CreateClientRequest,
    @CallerOf() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<ClientSecretResponse> {
    const made = await this.creating.create(caller.clientId, toIdentity(body), request);
    return toClientSecretResponse(made);
  }

  @Post(':clientId/rotate-secret')
  @HttpCode(200)
  @ApiEndpoint(ClientSecretResponse, {
    id: 'rotateClientSecret',
    summary: 'Rotate the secret of a client',
    doc: [
      'The old secret is refused at once, or after `graceSeconds`, so that a program can switch without an interruption.',
      'Another rotation ends the previous grace period. Earlier tokens stay valid until they expire.',
    ].join(' '),
    params: PARAMS,
    example: { graceSeconds: 3_600 },
    problems: ['not-found', 'client-revoked'],
  })
  @Header('cache-control', 'no-store')
  async rotate(
    @Param('clientId') clientId: string,
    @Body() { graceSeconds }: RotateSecretRequest,
    @CallerOf() caller: Caller,
  ): Promise<ClientSecretResponse> {
    const rotated = await this.rotating.rotate(caller.clientId, clientId, graceSeconds);
    return toClientSecretResponse(rotated);
  }

  @Put(':clientId/scopes')
  @ApiEndpoint(ClientResponse, {
    id: 'changeClientScopes',
    summary: 'Change the scopes of a client',
    doc: [
      'For clients of a sales channel. Tokens with a scope that the client no longer has are refused everywhere within a second',
      'or two; others keep their scopes. The client uses its secret to get a new token with the new scopes.',
    ].join(' '),
    params: PARAMS,
    paramExamples: { clientId: 'SHOP-CONNECTOR' },
    example: { scopes: ['listings', 'orders'] },
    problems: ['not-found', 'client-revoked', 'client-members'],
  })
  async changeScopes(
    @Param('clientId') clientId: string,
    @Body() { scopes }: ChangeScopesRequest,
    @CallerOf() caller: Caller,
  ): Promise<ClientResponse> {
    const ordered = orderedScopes(scopes);
    return toClientResponse(await this.changing.change(caller.clientId, clientId, ordered));
  }

  @Post(':clientId/revoke')
  @HttpCode(200)
  @ApiEndpoint(ClientResponse, {
    id: 'revokeClient',
    summary: 'Revoke a client',
    doc: 'Permanent: it cannot log in, and its tokens are refused everywhere within a second or two.',
    params: PARAMS,
    example: { reason: 'the contract has ended' },
    problems: ['not-found', 'last-operator'],
  })
  async revoke(
    @Param('clientId') clientId: string,
    @Body() { reason }: RevokeClientRequest,
    @CallerOf() caller: Caller,
  ): Promise<ClientResponse> {
    return toClientResponse(await this.revoking.revoke(caller.clientId, clientId, reason));
  }
}
