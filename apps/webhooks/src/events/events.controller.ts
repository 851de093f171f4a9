import { ApiEndpoint, CallerOf, Clients, closing, merchantOf, type Caller } from '#edge';
import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  ListEventsQuery,
  toEventsQuery,
  EventOfMerchantQuery,
  ListEventsOfMerchantQuery,
} from './events.request.dto.js';
import {
  CloudEventResponse,
  EventsResponse,
  toEventJson,
  toEventsJson,
} from './events.response.dto.js';
import { ListEvents } from './list-events.js';
import { ReadEvent } from './read-event.js';

const JSON_TEXT = 'application/json; charset=utf-8';

/** The events of a merchant, for programs that poll (decision 11.6), and for operators. */
@Controller()
export class EventsController {
  constructor(
    private readonly listEvents: ListEvents,
    private readonly readEvent: ReadEvent,
  ) {}

  @Get('ext/events')
  @Clients('merchant')
  @ApiTags('Webhooks')
  @ApiEndpoint(EventsResponse, {
    id: 'listEvents',
    summary: 'List events',
    doc:
      'For programs that read at their own pace and have no public address. Webhooks push the same events; a list shows ' +
      'only the latest state of each record. Events are in the order in which they were recorded. Continue with ' +
      '`after` of the previous answer: no event is missed or repeated. With `wait` the answer comes as soon as there is an event. In each instance, ' +
      'at most 4 requests of a merchant wait at a time; others are answered at once, so repeat them after a pause.',
    problems: ['invalid-page-token', 'cursor-expired'],
  })
  @Header('content-type', JSON_TEXT)
  async list(
    @CallerOf() caller: Caller,
    @Query() query: ListEventsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const merchantId = merchantOf(caller);
    const waiter = { owner: merchantId, by: 'merchant', gone: closing(reply) } as const;
    return toEventsJson(await this.listEvents.page(waiter, toEventsQuery(query)));
  }

  @Get('ext/events/:eventId')
  @Clients('merchant')
  @ApiTags('Webhooks')
  @ApiEndpoint(CloudEventResponse, {
    id: 'readEvent',
    summary: 'Read an event',
    params: { eventId: 'The id of the event, as in the header `webhook-id`.' },
    problems: ['not-found'],
  })
  @Header('content-type', JSON_TEXT)
  async read(@CallerOf() caller: Caller, @Param('eventId') eventId: string): Promise<string> {
    return toEventJson(await this.readEvent.read(merchantOf(caller), eventId));
  }

  @Get('ops/webhooks/events')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(EventsResponse, {
    id: 'listEventsOfMerchant',
    summary: "List a merchant's events",
    doc: 'The same list that the merchant reads. At most 8 requests of operators wait at a time, in addition to those of merchants.',
    problems: ['invalid-page-token', 'cursor-expired'],
  })
  @Header('content-type', JSON_TEXT)
  async listOfMerchant(
    @Query() { merchantId, ...query }: ListEventsOfMerchantQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const waiter = { owner: merchantId, by: 'operator', gone: closing(reply) } as const;
    return toEventsJson(await this.listEvents.page(waiter, toEventsQuery(query)));
  }

  @Get('ops/webhooks/events/:eventId')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(CloudEventResponse, {
    id: 'readEventOfMerchant',
    summary: "Read a merchant's event",
    params: { eventId: 'The id of the event.' },
    problems: ['not-found'],
  })
  @Header('content-type', JSON_TEXT)
  async readOfMerchant(
    @Param('eventId') eventId: string,
    @Query() { merchantId }: EventOfMerchantQuery,
  ): Promise<string> {
    return toEventJson(await this.readEvent.read(merchantId, eventId));
  }
}
