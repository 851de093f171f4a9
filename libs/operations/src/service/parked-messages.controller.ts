import { ApiEndpoint, BodyLimit, CallerOf, Clients, KIB, Refusal, type Caller } from '#edge';
import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ParkedMessages, type ParkedUnit, type ParkedMessage } from '#messaging';
import { OwnServiceGuard, SERVICE_PARAM } from './own-service.guard.js';
import { dropSeveral, DroppedSeveralResponse } from './drop-several.js';
import {
  DropMessagesRequest,
  DropParkedRequest,
  KEYS_MAX,
  ListParkedMessagesQuery,
  ReplayParkedRequest,
} from './parked.request.dto.js';
import {
  ParkedFaultsResponse,
  ParkedMessageResponse,
  ParkedMessagesResponse,
  ReplayedResponse,
  ReplayedUnitsResponse,
  WholeParkedMessageResponse,
  nextOf,
  toParkedFaultResponse,
  toParkedMessageResponse,
  toReplayedUnitResponse,
  toWholeParkedMessageResponse,
} from './parked.response.dto.js';
import { replayParked, replaySeveral } from './replay-parked.js';
import { isRowId } from './row-id.js';

const PARAMS = { service: SERVICE_PARAM, messageId: 'The id from the list.' };

/** Events that a consumer group of this service parked (decision 2.4). */
@ApiTags('Operations')
@Controller('ops/services/:service/parked-messages')
@Clients('operator')
@UseGuards(OwnServiceGuard)
export class ParkedMessagesController {
  constructor(private readonly parked: ParkedMessages) {}

  @Get()
  @ApiEndpoint(ParkedMessagesResponse, {
    id: 'listParkedMessages',
    summary: 'List the parked messages of a service',
    doc: 'Later messages with the key of a parked message are parked behind it, so that their order is kept.',
    params: { service: SERVICE_PARAM },
    problems: ['not-found'],
  })
  async list(@Query() query: ListParkedMessagesQuery): Promise<ParkedMessagesResponse> {
    const messages = await this.parked.list(query, query.limit);
    return {
      messages: messages.map(toParkedMessageResponse),
      ...nextOf(messages, query.limit),
    };
  }

  @Get('counts')
  @ApiEndpoint(ParkedFaultsResponse, {
    id: 'countParkedMessages',
    summary: 'Count the parked messages of a service',
    doc: 'By reason and type of event.',
    params: { service: SERVICE_PARAM },
    problems: ['not-found'],
  })
  async counts(): Promise<ParkedFaultsResponse> {
    return { counts: (await this.parked.faults()).map(toParkedFaultResponse) };
  }

  @Post('replay')
  @HttpCode(200)
  @BodyLimit(1024 * KIB)
  @ApiEndpoint(ReplayedUnitsResponse, {
    id: 'replayParkedMessages',
    summary: 'Replay the parked messages of several keys',
    doc: [
      'Either up to 100 `keys` or, with `reason`, the oldest 100 keys with a message parked for this reason, of a `type` of',
      'event if one is given. The keys are replayed one after the other, either all messages of a key in order or none; a key that fails stays parked and does not stop the others.',
    ].join(' '),
    params: { service: SERVICE_PARAM },
    example: { reason: 'handler-failed' },
    repeatable: true,
    problems: ['not-found'],
  })
  async replaySeveral(
    @Body() body: ReplayParkedRequest,
    @CallerOf() caller: Caller,
  ): Promise<ReplayedUnitsResponse> {
    const units = await this.unitsOf(body);
    const replayed = await replaySeveral(this.parked, units.slice(0, KEYS_MAX), caller.clientId);
    return {
      results: replayed.map(toReplayedUnitResponse),
      more: units.length > KEYS_MAX,
    };
  }

  @Post('drop')
  @HttpCode(200)
  @ApiEndpoint(DroppedSeveralResponse, {
    id: 'dropParkedMessages',
    summary: 'Drop several parked messages',
    doc: [
      'Either up to 500 `ids` or, with `parkedFor`, the oldest 500 that were parked for this reason, of a `type` of event',
      'if one is given. They are deleted permanently, in one transaction. Messages parked behind them stay parked, and can be replayed.',
    ].join(' '),
    params: { service: SERVICE_PARAM },
    example: { reason: 'sent by mistake', parkedFor: 'handler-failed' },
    problems: ['not-found'],
  })
  dropSeveral(
    @Body() body: DropMessagesRequest,
    @CallerOf() { clientId }: Caller,
  ): Promise<DroppedSeveralResponse> {
    return dropSeveral(body, {
      idsOf: (reason, limit) => this.parked.idsOf({ reason, type: body.type }, limit),
      drop: (ids) => this.parked.dropAll(ids, clientId, body.reason),
    });
  }

  @Get(':messageId')
  @ApiEndpoint(WholeParkedMessageResponse, {
    id: 'readParkedMessage',
    summary: 'Read a parked message',
    doc: 'Returns the complete message with the payload as received, which contains a buyer’s name and address on some streams.',
    params: PARAMS,
    problems: ['not-found'],
  })
  async read(@Param('messageId') id: string): Promise<WholeParkedMessageResponse> {
    return toWholeParkedMessageResponse(await this.find(id));
  }

  @Post(':messageId/replay')
  @HttpCode(200)
  @ApiEndpoint(ReplayedResponse, {
    id: 'replayParkedMessage',
    summary: 'Replay a parked message',
    doc: [
      'Applies all parked messages with the key of this one, in order, and unblocks the key; a message',
      'without a key is applied alone. Either all messages are applied or none.',
    ].join(' '),
    params: PARAMS,
    problems: ['not-found', 'replay-failed'],
  })
  async replay(
    @Param('messageId') id: string,
    @CallerOf() caller: Caller,
  ): Promise<ReplayedResponse> {
    const message = await this.find(id);
    const result = await replayParked(this.parked, message, caller.clientId);
    return result ?? unknownMessage();
  }

  @Post(':messageId/drop')
  @HttpCode(200)
  @ApiEndpoint(ParkedMessageResponse, {
    id: 'dropParkedMessage',
    summary: 'Drop a parked message',
    doc: 'The message is deleted permanently. Messages parked behind it stay parked, and can be replayed.',
    params: PARAMS,
    example: { reason: 'sent by mistake' },
    problems: ['not-found'],
  })
  async drop(
    @Param('messageId') id: string,
    @Body() { reason }: DropParkedRequest,
    @CallerOf() caller: Caller,
  ): Promise<ParkedMessageResponse> {
    if (!isRowId(id)) unknownMessage();
    const dropped = await this.parked.drop(id, caller.clientId, reason);
    return toParkedMessageResponse(dropped ?? unknownMessage());
  }

  /** @throws Refusal `validation-failed` unless the body has either keys, or a reason with or without a type */
  private async unitsOf({ keys, reason, type }: ReplayParkedRequest): Promise<ParkedUnit[]> {
    if (keys !== undefined && reason === undefined && type === undefined) {
      return keys.map((key) => ({ id: '', ...key }));
    }
    if (keys === undefined && reason !== undefined) {
      return this.parked.unitsOf({ reason, type }, KEYS_MAX + 1);
    }
    const detail = 'either keys or reason is required, and not both; type is for a reason alone';
    const errors = [{ pointer: '', code: 'required', detail }];
    throw new Refusal('validation-failed', `The body is not valid: ${detail}.`, { errors });
  }

  private async find(id: string): Promise<ParkedMessage> {
    const message = isRowId(id) ? await this.parked.inspect(id) : undefined;
    return message ?? unknownMessage();
  }
}

function unknownMessage(): never {
  throw new Refusal('not-found', 'No such message is parked.');
}
