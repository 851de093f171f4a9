import { ApiEndpoint, CallerOf, Clients, type Caller } from '#platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeEndpoint } from '../change-endpoint.js';
import { CreateEndpoint } from '../create-endpoint.js';
import { DeleteEndpoint } from '../delete-endpoint.js';
import { DisableOnRequest } from '../disable-on-request.js';
import {
  ChangeEndpointRequest,
  CreateEndpointRequest,
  ListEndpointsOfAllMerchantsQuery,
  MerchantOfEndpointQuery,
  toChanges,
  toSettings,
} from './endpoint.request.dto.js';
import {
  EndpointPageResponse,
  EndpointResponse,
  EndpointSecretResponse,
  toEndpointPage,
  toEndpointResponse,
  toEndpointSecretResponse,
} from './endpoint.response.dto.js';
import { CHANGE_EXAMPLE, CREATE_EXAMPLE, DOCS, PARAMS } from './endpoint.texts.js';
import type { Requester } from '../endpoint.js';
import { ListEndpoints } from '../list-endpoints.js';
import { RotateEndpointSecret } from '../rotate-endpoint-secret.js';

/** The endpoints of all merchants, for operators (decision 9.3); what they change is audited. */
@ApiTags('Operations')
@Controller('ops/webhooks/endpoints')
@Clients('operator')
export class OperatorEndpointsController {
  constructor(
    private readonly listing: ListEndpoints,
    private readonly creating: CreateEndpoint,
    private readonly changing: ChangeEndpoint,
    private readonly deleting: DeleteEndpoint,
    private readonly rotating: RotateEndpointSecret,
    private readonly disabling: DisableOnRequest,
  ) {}

  @Get()
  @ApiEndpoint(EndpointPageResponse, {
    id: 'listWebhookEndpointsOfAllMerchants',
    summary: 'List webhook endpoints across merchants',
    doc: 'In the order in which they were made.',
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
    problems: ['endpoint-limit', 'url-not-allowed', 'unknown-event-type'],
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

  @Get(':endpointId')
  @ApiEndpoint(EndpointResponse, {
    id: 'readWebhookEndpointOfMerchant',
    summary: "Read a merchant's webhook endpoint",
    params: PARAMS,
    problems: ['endpoint-not-found'],
  })
  async read(
    @CallerOf() caller: Caller,
    @Param('endpointId') id: string,
  ): Promise<EndpointResponse> {
    return toEndpointResponse(await this.listing.one(by(caller), id));
  }

  @Patch(':endpointId')
  @ApiEndpoint(EndpointResponse, {
    id: 'changeWebhookEndpointOfMerchant',
    summary: "Change a merchant's webhook endpoint",
    doc: DOCS.change,
    params: PARAMS,
    example: CHANGE_EXAMPLE,
    problems: ['endpoint-not-found', 'url-not-allowed', 'unknown-event-type'],
  })
  async change(
    @CallerOf() caller: Caller,
    @Param('endpointId') id: string,
    @Body() body: ChangeEndpointRequest,
  ): Promise<EndpointResponse> {
    return toEndpointResponse(await this.changing.change(by(caller), id, toChanges(body)));
  }

  @Delete(':endpointId')
  @HttpCode(204)
  @ApiEndpoint(undefined, {
    id: 'deleteWebhookEndpointOfMerchant',
    summary: "Delete a merchant's webhook endpoint",
    doc: DOCS.delete,
    params: PARAMS,
    problems: ['endpoint-not-found'],
  })
  async delete(@CallerOf() caller: Caller, @Param('endpointId') id: string): Promise<void> {
    await this.deleting.delete(by(caller), id);
  }

  @Post(':endpointId/rotate-secret')
  @HttpCode(200)
  @ApiEndpoint(EndpointSecretResponse, {
    id: 'rotateWebhookSecretOfMerchant',
    summary: "Rotate the secret of a merchant's webhook endpoint",
    doc: DOCS.rotate,
    params: PARAMS,
    problems: ['endpoint-not-found'],
  })
  @Header('cache-control', 'no-store')
  async rotate(
    @CallerOf() caller: Caller,
    @Param('endpointId') id: string,
  ): Promise<EndpointSecretResponse> {
    return toEndpointSecretResponse(await this.rotating.rotate(by(caller), id));
  }

  @Post(':endpointId/disable')
  @HttpCode(200)
  @ApiEndpoint(EndpointResponse, {
    id: 'disableWebhookEndpointOfMerchant',
    summary: "Disable a merchant's webhook endpoint",
    doc: DOCS.disable,
    params: PARAMS,
    repeatable: true,
    problems: ['endpoint-not-found'],
  })
  async disable(
    @CallerOf() caller: Caller,
    @Param('endpointId') id: string,
  ): Promise<EndpointResponse> {
    return toEndpointResponse(await this.disabling.disable(by(caller), id));
  }
}

function by({ clientId }: Caller): Requester {
  return { operator: clientId };
}
