import { ApiEndpoint, CallerOf, Clients, Refusal } from '#platform';
import type { Caller } from '#platform';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ParkedMessages } from '../parking/parked-messages.js';
import type { ParkedMessage } from '../parking/parked-rows.js';
import { OwnServiceGuard, SERVICE_PARAM } from './own-service.guard.js';
import { DropParkedRequest, ListParkedMessagesQuery } from './parked.request.dto.js';
import {
  ParkedMessageResponse,
  ParkedMessagesResponse,
  ReplayedResponse,
  WholeParkedMessageResponse,
  nextOf,
  toParkedMessageResponse,
  toWholeParkedMessageResponse,
} from './parked.response.dto.js';
import { replayParked } from './replay-parked.js';
import { isRowId } from './row-id.js';

const PARAMS = { service: SERVICE_PARAM, messageId: 'As in the list.' };

/** Events that a consumer group of this service parked (decision 2.4). */
@ApiTags('Operations')
@Controller('ops/services/:service/parked-messages')
@Clients('operator')
@UseGuards(OwnServiceGuard)
export class ParkedMessagesController {
  constructor(@Inject(ParkedMessages) private readonly parked: ParkedMessages) {}

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

  @Get(':messageId')
  @ApiEndpoint(WholeParkedMessageResponse, {
    id: 'readParkedMessage',
    summary: 'Read a parked message',
    doc: 'Complete, with the payload as received: on some streams it holds a buyer’s name and address.',
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
      'without a key is applied alone. All or nothing.',
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
    doc: 'It is deleted permanently. Messages parked behind it stay, and can be replayed.',
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

  private async find(id: string): Promise<ParkedMessage> {
    const message = isRowId(id) ? await this.parked.inspect(id) : undefined;
    return message ?? unknownMessage();
  }
}

function unknownMessage(): never {
  throw new Refusal('not-found', 'No such message is parked.');
}
