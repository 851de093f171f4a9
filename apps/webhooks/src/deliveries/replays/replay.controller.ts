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
  toRequestedReplay,
  toRequestedRetry,
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
import { StartReplay, type RequestedReplay } from './start-replay.js';

/** The caller that requests events, and whether it requests only their number. */
interface ReplayCall {
  caller: Caller;
  endpointId: string;
  dryRun: boolean;
  reply: FastifyReply;
}

/** The operations that send an endpoint additional events, for merchants and for operators (decision 11.5). */
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
        'It receives events from now on. With `recoverFrom` a replay also sends the events since that date that were not ' +
        'delivered to this endpoint and are still kept. The body is optional.',
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
        'In the order in which they became known, and with at most a fifth of the rate of the endpoint, so that new ' +
        'events do not wait. Newer events may have arrived before: the version decides. Events that wait for an ' +
        'attempt are not sent a second time. Events that are on no stream are not sent, nor, unless `beforeCreation` requests ' +
        'them, events from before the creation of the endpoint. The replay ends early if the endpoint is disabled or deleted. With ' +
        '`dryRun=true` nothing is sent, and the answer contains the number of events that would be sent.',
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
      return this.startOrPreview({ caller, endpointId, dryRun, reply }, toRequestedReplay(request));
    }

    @Post('deliveries/retry')
    @HttpCode(202)
    @ApiEndpoint(ReplayResponse, {
      id: idOf('retryWebhookDeliveries'),
      summary: 'Send all failed deliveries of an endpoint again',
      doc:
        'For the events of a period: each delivery that waits after a failed attempt is attempted now, and a new delivery ' +
        'is created for each event that was given up. This runs like a replay, with the same pace, progress and cancellation ' +
        'on request; the first request is sent at once, even while the endpoint is paused.',
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
      return this.startOrPreview({ caller, endpointId, dryRun, reply }, toRequestedRetry(request));
    }

    @Post('replay/cancel')
    @HttpCode(200)
    @ApiEndpoint(ReplayResponse, {
      id: idOf('cancelWebhookReplay'),
      summary: 'Cancel a replay',
      doc: 'No further events are queued; queued events are still sent. Repeating the request changes nothing.',
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
      doc: 'The running replay, or else the last one, including a replay that began when the endpoint was enabled.',
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
      { caller, endpointId, dryRun, reply }: ReplayCall,
      request: RequestedReplay,
    ): Promise<ReplayResponse | ReplayPreviewResponse> {
      const requester = requesterOf(caller);
      if (!dryRun) {
        return toReplayResponse(await this.startReplay.start(requester, endpointId, request));
      }
      reply.status(200);
      return toPreviewResponse(await this.startReplay.preview(requester, endpointId, request));
    }
  }

  // Logs and the API document show the names of controllers.
  Object.defineProperty(ReplayController, 'name', { value: `${idOf('Replay')}Controller` });
  return ReplayController;
}
