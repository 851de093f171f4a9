import { ApiEndpoint, Clients, closing } from '#edge';
import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  EventOfMerchantQuery,
  ListEventsOfMerchantQuery,
  toEventsQuery,
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

/** The events of a merchant, for operators. */
@ApiTags('Operations')
@Controller('ops/webhooks/events')
@Clients('operator')
export class OperatorEventsController {
  constructor(
    private readonly listEvents: ListEvents,
    private readonly readEvent: ReadEvent,
  ) {}

  @Get()
  @ApiEndpoint(EventsResponse, {
    id: 'listEventsOfMerchant',
    summary: "List a merchant's events",
    doc: 'The same list that the merchant reads. At most 8 requests of operators wait at a time, in addition to those of merchants.',
    problems: ['invalid-page-token', 'cursor-expired'],
  })
  @Header('content-type', JSON_TEXT)
  async list(
    @Query() { merchantId, ...query }: ListEventsOfMerchantQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const waiter = { owner: merchantId, by: 'operator', gone: closing(reply) } as const;
    return toEventsJson(await this.listEvents.page(waiter, toEventsQuery(query)));
  }

  @Get(':eventId')
  @ApiEndpoint(CloudEventResponse, {
    id: 'readEventOfMerchant',
    summary: "Read a merchant's event",
    params: { eventId: 'The id of the event.' },
    problems: ['not-found'],
  })
  @Header('content-type', JSON_TEXT)
  async read(
    @Param('eventId') eventId: string,
    @Query() { merchantId }: EventOfMerchantQuery,
  ): Promise<string> {
    return toEventJson(await this.readEvent.read(merchantId, eventId));
  }
}
