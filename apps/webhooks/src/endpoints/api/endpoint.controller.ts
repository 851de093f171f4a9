import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  type Type,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeEndpoint } from '../change-endpoint.js';
import { DeleteEndpoint } from '../delete-endpoint.js';
import { DisableOnRequest } from '../disable-on-request.js';
import { ListEndpoints } from '../list-endpoints.js';
import { requesterOf } from '../requester.js';
import { RotateEndpointSecret } from '../rotate-endpoint-secret.js';
import { ChangeEndpointRequest, toChanges } from './endpoint.request.dto.js';
import {
  EndpointDetailResponse,
  EndpointResponse,
  EndpointSecretResponse,
  toEndpointDetailResponse,
  toEndpointResponse,
  toEndpointSecretResponse,
} from './endpoint.response.dto.js';
import { CHANGE_EXAMPLE, DOCS, PARAMS } from './endpoint.texts.js';
import type { Routes } from './routes.js';

/** One endpoint, for merchants and for operators, whose changes are audited (decision 11.3). */
export function endpointController({ path, tag, kind, whose, idOf }: Routes): Type {
  @ApiTags(tag)
  @Controller(path)
  @Clients(kind)
  class EndpointController {
    constructor(
      @Inject(ListEndpoints) private readonly listing: ListEndpoints,
      @Inject(ChangeEndpoint) private readonly changing: ChangeEndpoint,
      @Inject(DeleteEndpoint) private readonly deleting: DeleteEndpoint,
      @Inject(RotateEndpointSecret) private readonly rotating: RotateEndpointSecret,
      @Inject(DisableOnRequest) private readonly disabling: DisableOnRequest,
    ) {}

    @Get(':endpointId')
    @ApiEndpoint(EndpointDetailResponse, {
      id: idOf('readWebhookEndpoint'),
      summary: `Read ${whose} webhook endpoint`,
      doc: DOCS.read,
      params: PARAMS,
      problems: ['endpoint-not-found'],
    })
    async read(
      @CallerOf() caller: Caller,
      @Param('endpointId') id: string,
    ): Promise<EndpointDetailResponse> {
      return toEndpointDetailResponse(await this.listing.read(requesterOf(caller), id));
    }

    @Patch(':endpointId')
    @ApiEndpoint(EndpointResponse, {
      id: idOf('changeWebhookEndpoint'),
      summary: `Change ${whose} webhook endpoint`,
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
      const requester = requesterOf(caller);
      await this.changing.change(requester, id, toChanges(body));
      return toEndpointResponse(await this.listing.read(requester, id));
    }

    @Delete(':endpointId')
    @HttpCode(204)
    @ApiEndpoint(undefined, {
      id: idOf('deleteWebhookEndpoint'),
      summary: `Delete ${whose} webhook endpoint`,
      doc: DOCS.delete,
      params: PARAMS,
      problems: ['endpoint-not-found'],
    })
    async delete(@CallerOf() caller: Caller, @Param('endpointId') id: string): Promise<void> {
      await this.deleting.delete(requesterOf(caller), id);
    }

    @Post(':endpointId/rotate-secret')
    @HttpCode(200)
    @ApiEndpoint(EndpointSecretResponse, {
      id: idOf('rotateWebhookSecret'),
      summary: `Rotate the secret of ${whose} webhook endpoint`,
      doc: DOCS.rotate,
      params: PARAMS,
      problems: ['endpoint-not-found'],
    })
    @Header('cache-control', 'no-store')
    async rotate(
      @CallerOf() caller: Caller,
      @Param('endpointId') id: string,
    ): Promise<EndpointSecretResponse> {
      const requester = requesterOf(caller);
      const { secret } = await this.rotating.rotate(requester, id);
      return toEndpointSecretResponse({ endpoint: await this.listing.read(requester, id), secret });
    }

    @Post(':endpointId/disable')
    @HttpCode(200)
    @ApiEndpoint(EndpointResponse, {
      id: idOf('disableWebhookEndpoint'),
      summary: `Disable ${whose} webhook endpoint`,
      doc: DOCS.disable,
      params: PARAMS,
      repeatable: true,
      problems: ['endpoint-not-found'],
    })
    async disable(
      @CallerOf() caller: Caller,
      @Param('endpointId') id: string,
    ): Promise<EndpointResponse> {
      const requester = requesterOf(caller);
      await this.disabling.disable(requester, id);
      return toEndpointResponse(await this.listing.read(requester, id));
    }
  }

  // Logs and the API document show the names of controllers.
  Object.defineProperty(EndpointController, 'name', { value: `${idOf('Endpoint')}Controller` });
  return EndpointController;
}
