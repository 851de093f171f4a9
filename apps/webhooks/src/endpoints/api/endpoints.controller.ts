import { ApiEndpoint, CallerOf, Clients, merchantOf, type Caller } from '#platform';
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
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeEndpoint } from '../change-endpoint.js';
import { CreateEndpoint } from '../create-endpoint.js';
import { DeleteEndpoint } from '../delete-endpoint.js';
import { DisableOnRequest } from '../disable-on-request.js';
import {
  ChangeEndpointRequest,
  CreateEndpointRequest,
  toChanges,
  toSettings,
} from './endpoint.request.dto.js';
import {
  EndpointResponse,
  EndpointSecretResponse,
  EndpointsResponse,
  toEndpointResponse,
  toEndpointSecretResponse,
} from './endpoint.response.dto.js';
import { CHANGE_EXAMPLE, CREATE_EXAMPLE, DOCS, PARAMS } from './endpoint.texts.js';
import type { Requester } from '../endpoint.js';
import { ListEndpoints } from '../list-endpoints.js';
import { RotateEndpointSecret } from '../rotate-endpoint-secret.js';

/** A merchant's own endpoints (decision 9.3). */
@ApiTags('Webhooks')
@Controller('ext/webhooks/endpoints')
@Clients('merchant')
export class EndpointsController {
  constructor(
    private readonly listing: ListEndpoints,
    private readonly creating: CreateEndpoint,
    private readonly changing: ChangeEndpoint,
    private readonly deleting: DeleteEndpoint,
    private readonly rotating: RotateEndpointSecret,
    private readonly disabling: DisableOnRequest,
  ) {}

  @Get()
  @ApiEndpoint(EndpointsResponse, {
    id: 'listWebhookEndpoints',
    summary: 'List the webhook endpoints',
    doc: 'All of them: 20 at most.',
  })
  async list(@CallerOf() caller: Caller): Promise<EndpointsResponse> {
    const endpoints = await this.listing.ofMerchant(merchantOf(caller));
    return { endpoints: endpoints.map(toEndpointResponse) };
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

  @Get(':endpointId')
  @ApiEndpoint(EndpointResponse, {
    id: 'readWebhookEndpoint',
    summary: 'Read a webhook endpoint',
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
    id: 'changeWebhookEndpoint',
    summary: 'Change a webhook endpoint',
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
    id: 'deleteWebhookEndpoint',
    summary: 'Delete a webhook endpoint',
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
    id: 'rotateWebhookSecret',
    summary: 'Rotate the secret of a webhook endpoint',
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
    id: 'disableWebhookEndpoint',
    summary: 'Disable a webhook endpoint',
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

function by(caller: Caller): Requester {
  return { merchantId: merchantOf(caller) };
}
