import { ApiEndpoint, CallerOf, Clients, merchantOf, type Caller } from '#edge';
import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateEndpoint } from '../create-endpoint.js';
import { CreateEndpointRequest, toSettings } from './endpoint.request.dto.js';
import {
  EndpointSecretResponse,
  EndpointsResponse,
  toEndpointDetailResponse,
  toEndpointSecretResponse,
} from './endpoint.response.dto.js';
import { CREATE_EXAMPLE, DOCS } from './endpoint.texts.js';
import { ListEndpoints } from '../list-endpoints.js';

/** A merchant's own endpoints (decision 11.3). */
@ApiTags('Webhooks')
@Controller('ext/webhooks/endpoints')
@Clients('merchant')
export class EndpointsController {
  constructor(
    private readonly listing: ListEndpoints,
    private readonly creating: CreateEndpoint,
  ) {}

  @Get()
  @ApiEndpoint(EndpointsResponse, {
    id: 'listWebhookEndpoints',
    summary: 'List the webhook endpoints',
    doc: 'All endpoints: 20 at most.',
  })
  async list(@CallerOf() caller: Caller): Promise<EndpointsResponse> {
    const endpoints = await this.listing.ofMerchant(merchantOf(caller));
    return { endpoints: endpoints.map(toEndpointDetailResponse) };
  }

  @Post()
  @ApiEndpoint(EndpointSecretResponse, {
    id: 'createWebhookEndpoint',
    summary: 'Create a webhook endpoint',
    doc: DOCS.create,
    example: CREATE_EXAMPLE,
    problems: ['endpoint-limit', 'url-not-allowed', 'unknown-event-type'],
  })
  @Header('cache-control', 'no-store')
  async create(
    @CallerOf() caller: Caller,
    @Body() body: CreateEndpointRequest,
  ): Promise<EndpointSecretResponse> {
    return toEndpointSecretResponse(
      await this.creating.create(merchantOf(caller), toSettings(body)),
    );
  }
}
