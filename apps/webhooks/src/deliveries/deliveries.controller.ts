import { ApiEndpoint, CallerOf, Clients, type Caller } from '#edge';
import { Controller, Get, HttpCode, Inject, Param, Post, Query, type Type } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  DeliveriesResponse,
  DeliveryResponse,
  DeliveryWithAttemptsResponse,
  toDeliveriesResponse,
  toDeliveryResponse,
  toDeliveryWithAttemptsResponse,
} from './deliveries.response.dto.js';
import { ListDeliveriesQuery, toDeliveriesQuery } from './deliveries.request.dto.js';
import { ListDeliveries } from './list-deliveries.js';
import { ReadDelivery } from './read-delivery.js';
import { requesterOf } from '../endpoints/requester.js';
import { RetryDelivery } from './retry-delivery.js';
import { endpointParams, type Routes } from '../endpoints/api/routes.js';
import { SendTest } from './send-test.js';

const params = { ...endpointParams, deliveryId: 'Delivery id.' };

/** The deliveries of an endpoint, for merchants and for operators (decision 11.5). */
export function deliveriesController({ path, tag, kind, idOf }: Routes): Type {
  @ApiTags(tag)
  @Controller(`${path}/:endpointId`)
  @Clients(kind)
  class DeliveriesController {
    constructor(
      @Inject(ListDeliveries) private readonly listDeliveries: ListDeliveries,
      @Inject(ReadDelivery) private readonly readDelivery: ReadDelivery,
      @Inject(RetryDelivery) private readonly retryDelivery: RetryDelivery,
      @Inject(SendTest) private readonly sendTest: SendTest,
    ) {}

    @Get('deliveries')
    @ApiEndpoint(DeliveriesResponse, {
      id: idOf('listWebhookDeliveries'),
      summary: 'List the deliveries of an endpoint',
      doc: 'The newest first.',
      params: endpointParams,
      problems: ['endpoint-not-found'],
    })
    async list(
      @Param('endpointId') endpointId: string,
      @Query() query: ListDeliveriesQuery,
      @CallerOf() caller: Caller,
    ): Promise<DeliveriesResponse> {
      const requester = requesterOf(caller);
      return toDeliveriesResponse(
        await this.listDeliveries.page(requester, endpointId, toDeliveriesQuery(query)),
      );
    }

    @Get('deliveries/:deliveryId')
    @ApiEndpoint(DeliveryWithAttemptsResponse, {
      id: idOf('readWebhookDelivery'),
      summary: 'Read a delivery with its attempts',
      params,
      problems: ['endpoint-not-found', 'not-found'],
    })
    async read(
      @Param('endpointId') endpointId: string,
      @Param('deliveryId') deliveryId: string,
      @CallerOf() caller: Caller,
    ): Promise<DeliveryWithAttemptsResponse> {
      const delivery = await this.readDelivery.read(requesterOf(caller), endpointId, deliveryId);
      return toDeliveryWithAttemptsResponse(delivery);
    }

    @Post('deliveries/:deliveryId/retry')
    @HttpCode(202)
    @ApiEndpoint(DeliveryResponse, {
      id: idOf('retryWebhookDelivery'),
      summary: 'Send the event of a delivery again',
      doc:
        'Sends the event now, even if it was delivered. If a delivery of the event to this endpoint waits for its next attempt, it is ' +
        'attempted now; otherwise a new delivery is created. The answer contains the delivery that is sent.',
      params,
      problems: ['endpoint-not-found', 'not-found', 'endpoint-disabled', 'event-expired'],
    })
    async retry(
      @Param('endpointId') endpointId: string,
      @Param('deliveryId') deliveryId: string,
      @CallerOf() caller: Caller,
    ): Promise<DeliveryResponse> {
      return toDeliveryResponse(
        await this.retryDelivery.retry(requesterOf(caller), endpointId, deliveryId),
      );
    }

    @Post('test')
    @HttpCode(202)
    @ApiEndpoint(DeliveryResponse, {
      id: idOf('testWebhookEndpoint'),
      summary: 'Send a test event to an endpoint',
      doc:
        'An event of the type `webhook.test`, regardless of the types of the endpoint. Read the delivery to see how the ' +
        'receiver answered.',
      params: endpointParams,
      problems: ['endpoint-not-found', 'endpoint-disabled'],
    })
    async test(
      @Param('endpointId') endpointId: string,
      @CallerOf() caller: Caller,
    ): Promise<DeliveryResponse> {
      return toDeliveryResponse(await this.sendTest.send(requesterOf(caller), endpointId));
    }
  }

  // Logs and the API document show the names of controllers.
  Object.defineProperty(DeliveriesController, 'name', { value: `${idOf('Deliveries')}Controller` });
  return DeliveriesController;
}
