import { ApiEndpoint, CallerOf, Clients, optionalBody, type Caller } from '#platform';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, type Type } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import {
  EnableEndpointRequest,
  ReplayRequest,
  toRecoverFrom,
  toWantedReplay,
} from './replay.request.dto.js';
import { EnableEndpoint } from './enable-endpoint.js';
import { requesterOf } from '../../endpoints/requester.js';
import { ReadReplay } from './read-replay.js';
import {
  EnabledEndpointResponse,
  ReplayResponse,
  toEnabledResponse,
  toReplayResponse,
} from './replay.response.dto.js';
import { endpointParams as params, type Routes } from '../../endpoints/api/routes.js';
import { StartReplay } from './start-replay.js';

/** What sends an endpoint more than the events as they happen, for merchants and for operators (decision 9.5). */
export function replayController({ path, tag, kind, idOf }: Routes): Type {
  @ApiTags(tag)
  @Controller(`${path}/:endpointId`)
  @Clients(kind)
  class ReplayController {
    constructor(
      @Inject(EnableEndpoint) private readonly enableEndpoint: EnableEndpoint,
      @Inject(StartReplay) private readonly startReplay: StartReplay,
      @Inject(ReadReplay) private readonly readReplay: ReadReplay,
    ) {}

    @Post('enable')
    @HttpCode(200)
    @ApiEndpoint(EnabledEndpointResponse, {
      id: idOf('enableWebhookEndpoint'),
      summary: 'Enable an endpoint',
      doc:
        'It receives what happens from now on. With `recoverFrom` a replay also sends what happened since then, was not ' +
        'delivered to this endpoint and is still kept. The body may be left out.',
      params,
      example: { recoverFrom: '2026-11-21T16:00:00.000Z' },
      problems: ['endpoint-not-found', 'replay-running'],
    })
    @ApiBody({ type: EnableEndpointRequest, required: false })
    async enable(
      @Param('endpointId') endpointId: string,
      @Body(optionalBody(EnableEndpointRequest))
      request: Pick<EnableEndpointRequest, 'recoverFrom'>,
      @CallerOf() caller: Caller,
    ): Promise<EnabledEndpointResponse> {
      const recoverFrom = toRecoverFrom(request);
      return toEnabledResponse(
        await this.enableEndpoint.enable(requesterOf(caller), endpointId, recoverFrom),
      );
    }

    @Post('replay')
    @HttpCode(202)
    @ApiEndpoint(ReplayResponse, {
      id: idOf('replayWebhookEvents'),
      summary: 'Send events to an endpoint again',
      doc:
        'In the order in which they became known, and with a fifth of the rate of the endpoint at most, so that new ' +
        'events need not wait. Newer events may have arrived before: the version decides. Events that wait for an ' +
        'attempt are not sent a second time, nor are events that are on no stream. It ends early if the endpoint is ' +
        'disabled or deleted.',
      params,
      example: { from: '2026-11-21T16:00:00.000Z', only: 'failed' },
      problems: ['endpoint-not-found', 'endpoint-disabled', 'replay-running'],
    })
    async replay(
      @Param('endpointId') endpointId: string,
      @Body() request: ReplayRequest,
      @CallerOf() caller: Caller,
    ): Promise<ReplayResponse> {
      const wanted = toWantedReplay(request);
      return toReplayResponse(
        await this.startReplay.start(requesterOf(caller), endpointId, wanted),
      );
    }

    @Get('replay')
    @ApiEndpoint(ReplayResponse, {
      id: idOf('readWebhookReplay'),
      summary: 'Read the progress of a replay',
      doc: 'Of the one that runs, else of the last one; also of one that began when the endpoint was enabled.',
      params,
      problems: ['endpoint-not-found', 'not-found'],
    })
    async read(
      @Param('endpointId') endpointId: string,
      @CallerOf() caller: Caller,
    ): Promise<ReplayResponse> {
      return toReplayResponse(await this.readReplay.read(requesterOf(caller), endpointId));
    }
  }

  // Logs and the API document know controllers by name.
  Object.defineProperty(ReplayController, 'name', { value: `${idOf('Replay')}Controller` });
  return ReplayController;
}
