import { ApiEndpoint, CallerOf, Clients, optionalBody, type Caller } from '#edge';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Res,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CancelReplay } from './cancel-replay.js';
import {
  EnableEndpointRequest,
  ReplayQuery,
  ReplayRequest,
  RetryDeliveriesRequest,
  toRecoverFrom,
  toWantedReplay,
  toWantedRetry,
} from './replay.request.dto.js';
import { EnableEndpoint } from './enable-endpoint.js';
import { requesterOf } from '../../endpoints/requester.js';
import { ReadReplay } from './read-replay.js';
import {
  EnabledEndpointResponse,
  ReplayPreviewResponse,
  ReplayResponse,
  toEnabledResponse,
  toPreviewResponse,
  toReplayResponse,
} from './replay.response.dto.js';
import { endpointParams as params, type Routes } from '../../endpoints/api/routes.js';
import { StartReplay, type WantedReplay } from './start-replay.js';

/** Who asks for events, and whether only for their number. */
interface Asked {
  caller: Caller;
  endpointId: string;
  dryRun: boolean;
  reply: FastifyReply;
}

/** What sends an endpoint more than the events as they happen, for merchants and for operators (decision 11.5). */
export function replayController({ path, tag, kind, idOf }: Routes): Type {
  @ApiTags(tag)
  @Controller(`${path}/:endpointId`)
  @Clients(kind)
  class ReplayController {
    constructor(
      @Inject(EnableEndpoint) private readonly enableEndpoint: EnableEndpoint,
      @Inject(StartReplay) private readonly startReplay: StartReplay,
      @Inject(ReadReplay) private readonly readReplay: ReadReplay,
      @Inject(CancelReplay) private readonly cancelReplay: CancelReplay,
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
        'attempt are not sent a second time, nor are events that are on no stream, nor, unless `beforeCreation` asks ' +
        'for them, events from before the endpoint was made. It ends early if the endpoint is disabled or deleted. With ' +
        '`dryRun=true` nothing is sent, and the answer says how many events would be.',
      params,
      example: { from: '2026-11-21T16:00:00.000Z', only: 'failed' },
      others: { 200: { body: ReplayPreviewResponse, doc: 'With `dryRun=true`.' } },
      problems: ['endpoint-not-found', 'endpoint-disabled', 'replay-running'],
    })
    async replay(
      @Param('endpointId') endpointId: string,
      @Query() { dryRun = false }: ReplayQuery,
      @Body() request: ReplayRequest,
      @CallerOf() caller: Caller,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<ReplayResponse | ReplayPreviewResponse> {
      return this.startOrPreview({ caller, endpointId, dryRun, reply }, toWantedReplay(request));
    }

    @Post('deliveries/retry')
    @HttpCode(202)
    @ApiEndpoint(ReplayResponse, {
      id: idOf('retryWebhookDeliveries'),
      summary: 'Send all failed deliveries of an endpoint again',
      doc:
        'Of the events of a time: each delivery that waits after a failed attempt is attempted now, and there is a new ' +
        'one for each event that was given up. This runs as a replay does, with its pace, its progress and its end on ' +
        'request; the first request is sent at once, also while the endpoint is paused.',
      params,
      example: { from: '2026-11-21T16:00:00.000Z' },
      others: { 200: { body: ReplayPreviewResponse, doc: 'With `dryRun=true`.' } },
      problems: ['endpoint-not-found', 'endpoint-disabled', 'replay-running'],
    })
    async retryFailed(
      @Param('endpointId') endpointId: string,
      @Query() { dryRun = false }: ReplayQuery,
      @Body() request: RetryDeliveriesRequest,
      @CallerOf() caller: Caller,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<ReplayResponse | ReplayPreviewResponse> {
      return this.startOrPreview({ caller, endpointId, dryRun, reply }, toWantedRetry(request));
    }

    @Post('replay/cancel')
    @HttpCode(200)
    @ApiEndpoint(ReplayResponse, {
      id: idOf('cancelWebhookReplay'),
      summary: 'Cancel a replay',
      doc: 'Nothing more is queued; what is queued already is sent. Repeating the request changes nothing.',
      params,
      repeatable: true,
      problems: ['endpoint-not-found', 'not-found'],
    })
    async cancel(
      @Param('endpointId') endpointId: string,
      @CallerOf() caller: Caller,
    ): Promise<ReplayResponse> {
      return toReplayResponse(await this.cancelReplay.cancel(requesterOf(caller), endpointId));
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

    private async startOrPreview(
      { caller, endpointId, dryRun, reply }: Asked,
      wanted: WantedReplay,
    ): Promise<ReplayResponse | ReplayPreviewResponse> {
      const requester = requesterOf(caller);
      if (!dryRun) {
        return toReplayResponse(await this.startReplay.start(requester, endpointId, wanted));
      }
      reply.status(200);
      return toPreviewResponse(await this.startReplay.preview(requester, endpointId, wanted));
    }
  }

  // Logs and the API document know controllers by name.
  Object.defineProperty(ReplayController, 'name', { value: `${idOf('Replay')}Controller` });
  return ReplayController;
}
