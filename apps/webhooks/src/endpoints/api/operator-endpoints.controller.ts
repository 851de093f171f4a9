import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Body, Controller, Get, Header, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateEndpoint } from '../create-endpoint.js';
import {
  CreateEndpointRequest,
  ListEndpointsOfAllMerchantsQuery,
  MerchantOfEndpointQuery,
  toSettings,
} from './endpoint.request.dto.js';
import {
  EndpointPageResponse,
  EndpointSecretResponse,
  toEndpointPage,
  toEndpointSecretResponse,
} from './endpoint.response.dto.js';
import { CREATE_EXAMPLE, DOCS } from './endpoint.texts.js';
import { ListEndpoints } from '../list-endpoints.js';

/** The endpoints of all merchants, for operators (decision 11.3), whose changes are audited. */
@ApiTags('Operations')
@Controller('ops/webhooks/endpoints')
@Clients('operator')
export class OperatorEndpointsController {
  constructor(
    private readonly listing: ListEndpoints,
    private readonly creating: CreateEndpoint,
  ) {}

  @Get()
  @ApiEndpoint(EndpointPageResponse, {
    id: 'listWebhookEndpointsOfAllMerchants',
    summary: 'List webhook endpoints across merchants',
    doc: 'In the order in which they were created.',
  })
  async list(@Query() query: ListEndpointsOfAllMerchantsQuery): Promise<EndpointPageResponse> {
    const { nextPageToken, pageSize, ...filters } = query;
    const request = { filters: { ...filters }, nextPageToken, pageSize };
    return toEndpointPage(await this.listing.pageOfAllMerchants(request));
  }

  @Post()
  @ApiEndpoint(EndpointSecretResponse, {
    id: 'createWebhookEndpointOfMerchant',
    summary: "Create a merchant's webhook endpoint",
    doc: DOCS.create,
    example: CREATE_EXAMPLE,
    problems: ['endpoint-limit', 'url-not-allowed', 'unknown-event-type', 'unknown-merchant'],
  })
  @Header('cache-control', 'no-store')
  async create(
    @CallerOf() { clientId }: Caller,
    @Query() { merchantId }: MerchantOfEndpointQuery,
    @Body() body: CreateEndpointRequest,
  ): Promise<EndpointSecretResponse> {
    return toEndpointSecretResponse(
      await this.creating.create(merchantId, toSettings(body), clientId),
    );
  }
}
