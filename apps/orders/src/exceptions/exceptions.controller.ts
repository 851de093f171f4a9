import { ApiEndpoint, CallerOf, Clients, PathParam, optionalBody, rules, type Caller } from '#edge';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { AcknowledgeException } from './acknowledge-exception.js';
import { AcknowledgeExceptionRequest, ListExceptionsQuery } from './exceptions.request.dto.js';
import {
  ExceptionResponse,
  ExceptionsResponse,
  toExceptionResponse,
} from './exceptions.response.dto.js';
import { ListExceptions } from './list-exceptions.js';

/** The number of exceptions that the list returns without a page size. */
const PAGE = 1_000;

/** A kind and the id of an order. */
const exceptionId = rules.text(256, 1);

@ApiTags('Operations')
@Controller('ops/exceptions')
@Clients('operator')
export class ExceptionsController {
  constructor(
    private readonly listExceptions: ListExceptions,
    private readonly acknowledgeException: AcknowledgeException,
  ) {}

  @Get()
  @ApiEndpoint(ExceptionsResponse, {
    id: 'listExceptions',
    summary: 'List the exceptions that need attention',
    doc:
      'Parcels that left although their order was cancelled, orders that go to another country than that of their ' +
      'channel, orders that a channel sold at other prices than its listings had in the 24 hours before, orders that have ' +
      'been out of stock for a day, and orders of channels that cannot be accepted yet. ' +
      'The last two leave the list when they are resolved; the others stay, and so does what was acknowledged.',
  })
  async list(
    @Query() { pageSize = PAGE, nextPageToken, ...filters }: ListExceptionsQuery,
  ): Promise<ExceptionsResponse> {
    const query = { filters, pageSize, nextPageToken };
    const { records, ...next } = await this.listExceptions.page(query);
    return { exceptions: records.map(toExceptionResponse), ...next };
  }

  @Post(':id/acknowledge')
  @HttpCode(200)
  @ApiEndpoint(ExceptionResponse, {
    id: 'acknowledgeException',
    summary: 'Acknowledge an exception',
    doc:
      'Shows other operators that someone takes care of it; it stays in the list. The first acknowledgement is kept. ' +
      'It ends with the exception: when an order is out of stock again later, that is unacknowledged. The body may be left out.',
    params: { id: 'The id of the exception, as in the list.' },
    example: { note: 'The carrier returns the parcel.' },
    repeatable: true,
    problems: ['not-found'],
  })
  @ApiBody({ type: AcknowledgeExceptionRequest, required: false })
  async acknowledge(
    @PathParam('id', exceptionId) id: string,
    @Body(optionalBody(AcknowledgeExceptionRequest))
    { note }: Pick<AcknowledgeExceptionRequest, 'note'>,
    @CallerOf() caller: Caller,
  ): Promise<ExceptionResponse> {
    return toExceptionResponse(
      await this.acknowledgeException.acknowledge(id, note, caller.clientId),
    );
  }
}
