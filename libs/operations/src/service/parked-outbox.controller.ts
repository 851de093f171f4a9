import { ApiEndpoint, CallerOf, Clients, Refusal, type Caller } from '#edge';
import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ParkedOutbox } from '#messaging';
import { OwnServiceGuard, SERVICE_PARAM } from './own-service.guard.js';
import { dropSeveral, DroppedSeveralResponse } from './drop-several.js';
import {
  DropOutboxRowsRequest,
  DropParkedRequest,
  ListParkedOutboxQuery,
} from './parked.request.dto.js';
import {
  ParkedOutboxResponse,
  ParkedOutboxRowResponse,
  ReturnedToOutboxResponse,
  WholeParkedOutboxRowResponse,
  nextOf,
  toParkedOutboxRowResponse,
  toWholeParkedOutboxRowResponse,
} from './parked.response.dto.js';
import { isRowId } from './row-id.js';

const PARAMS = { service: SERVICE_PARAM, rowId: 'The id from the list.' };

/** Events of this service that the broker refused, and the events behind them (decision 2.4). */
@ApiTags('Operations')
@Controller('ops/services/:service/parked-outbox')
@Clients('operator')
@UseGuards(OwnServiceGuard)
export class ParkedOutboxController {
  constructor(private readonly parked: ParkedOutbox) {}

  @Get()
  @ApiEndpoint(ParkedOutboxResponse, {
    id: 'listParkedOutbox',
    summary: 'List the events that a service could not publish',
    doc: 'The broker rejects them, or they are parked behind a rejected one with the same key.',
    params: { service: SERVICE_PARAM },
    problems: ['not-found'],
  })
  async list(@Query() { after, limit }: ListParkedOutboxQuery): Promise<ParkedOutboxResponse> {
    const rows = await this.parked.list(after, limit);
    return { rows: rows.map(toParkedOutboxRowResponse), ...nextOf(rows, limit) };
  }

  @Post('drop')
  @HttpCode(200)
  @ApiEndpoint(DroppedSeveralResponse, {
    id: 'dropParkedOutboxRows',
    summary: 'Drop several events that could not be published',
    doc: [
      'Either up to 500 `ids` or, with `parkedFor`, the oldest 500 that were parked for this reason. They are deleted',
      'permanently, in one transaction, and never published. Events parked behind them stay parked.',
    ].join(' '),
    params: { service: SERVICE_PARAM },
    example: { reason: 'larger than the topic takes', parkedFor: 'MESSAGE_TOO_LARGE' },
    problems: ['not-found'],
  })
  dropSeveral(
    @Body() body: DropOutboxRowsRequest,
    @CallerOf() { clientId }: Caller,
  ): Promise<DroppedSeveralResponse> {
    return dropSeveral(body, {
      idsOf: (reason, limit) => this.parked.idsOf(reason, limit),
      drop: (ids) => this.parked.dropAll(ids, clientId, body.reason),
    });
  }

  @Get(':rowId')
  @ApiEndpoint(WholeParkedOutboxRowResponse, {
    id: 'readParkedOutboxRow',
    summary: 'Read an event that could not be published',
    doc: 'Returns the event with its payload, which contains a buyer’s name and address on some streams.',
    params: PARAMS,
    problems: ['not-found'],
  })
  async read(@Param('rowId') id: string): Promise<WholeParkedOutboxRowResponse> {
    const row = isRowId(id) ? await this.parked.inspect(id) : undefined;
    return toWholeParkedOutboxRowResponse(row ?? unknownRow());
  }

  @Post(':rowId/replay')
  @HttpCode(200)
  @ApiEndpoint(ReturnedToOutboxResponse, {
    id: 'replayParkedOutbox',
    summary: 'Publish parked events again',
    doc: 'Returns all parked events with the key of this one to the relay, in order.',
    params: PARAMS,
    problems: ['not-found'],
  })
  async replay(
    @Param('rowId') id: string,
    @CallerOf() caller: Caller,
  ): Promise<ReturnedToOutboxResponse> {
    const rows = isRowId(id) ? await this.parked.replay(id, caller.clientId) : 0;
    return rows === 0 ? unknownRow() : { rows };
  }

  @Post(':rowId/drop')
  @HttpCode(200)
  @ApiEndpoint(ParkedOutboxRowResponse, {
    id: 'dropParkedOutboxRow',
    summary: 'Drop an event that could not be published',
    doc: 'The event is deleted permanently and never published. Events parked behind it stay parked.',
    params: PARAMS,
    example: { reason: 'larger than the topic takes' },
    problems: ['not-found'],
  })
  async drop(
    @Param('rowId') id: string,
    @Body() { reason }: DropParkedRequest,
    @CallerOf() caller: Caller,
  ): Promise<ParkedOutboxRowResponse> {
    const row = isRowId(id) ? await this.parked.drop(id, caller.clientId, reason) : undefined;
    return toParkedOutboxRowResponse(row ?? unknownRow());
  }
}

function unknownRow(): never {
  throw new Refusal('not-found', 'No such event is parked.');
}
