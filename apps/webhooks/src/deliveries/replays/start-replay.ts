import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { EVENT_LOG } from '../../log/store/event.store.js';
import { AdvanceReplays } from './advance-replays.js';
import { auditByOperator } from '../../endpoints/audit-by-operator.js';
import type { Endpoint } from '../../endpoints/store/endpoint.store.js';
import { lockedEnabledEndpoint, readEndpoint } from '../../endpoints/addressed-endpoint.js';
import { shareOfRequester, type Requester } from '../../endpoints/requester.js';
import {
  countMissing,
  insertReplay,
  selectReplay,
  type Replay,
  type ReplayKind,
} from '../store/replay.store.js';

/** The events that are requested again. */
export interface RequestedReplay {
  kind: ReplayKind;
  from: Date;
  /** Now if left out. */
  until?: Date | undefined;
  /** The types of the endpoint if left out. */
  types?: string[] | undefined;
  only: 'failed' | 'all';
  /** Whether to include events from before the creation of the endpoint. */
  beforeCreation?: boolean | undefined;
}

/** The number of events that a replay would send. */
export interface ReplayPreview {
  endpointId: string;
  from: Date;
  until: Date;
  events: number;
  /** Whether the log has events that were not counted. */
  more: boolean;
}

/** The number of events of the log that a preview reads. */
const PREVIEWED = 20_000;

/** Sends events of the log to an endpoint again (decision 11.5). */
@Injectable()
export class StartReplay {
  constructor(
    private readonly database: Database,
    private readonly transactor: HttpTransactor,
    private readonly replays: AdvanceReplays,
  ) {}

  /** @throws Refusal `endpoint-not-found`, `endpoint-disabled`, `replay-running` */
  async start(requester: Requester, endpointId: string, request: RequestedReplay): Promise<Replay> {
    return this.transactor.run(shareOfRequester(requester), async (unitOfWork) => {
      const endpoint = await lockedEnabledEndpoint(unitOfWork, requester, endpointId);
      const replay = await this.begin(unitOfWork, endpoint, request);
      const { replayId, from, only } = replay;
      const details = { replayId, from: from.toISOString(), only };
      const action = request.kind === 'retry' ? 'deliveries-retried' : 'replayed';
      await auditByOperator(unitOfWork, requester, action, endpoint, details);
      return replay;
    });
  }

  /** Counts what {@link start} would send, and sends nothing. @throws Refusal `endpoint-not-found` */
  async preview(
    requester: Requester,
    endpointId: string,
    request: RequestedReplay,
  ): Promise<ReplayPreview> {
    const queries = this.database.reads(shareOfRequester(requester));
    const endpoint = await readEndpoint(queries, requester, endpointId);
    const [from, until] = [beginOf(endpoint, request), request.until ?? new Date()];
    const { merchantId } = endpoint;
    const { kind, only, types = endpoint.types } = request;
    const after = { stamp: from, seq: -1 };
    const range = { merchantId, endpointId, kind, only, types, after, until };
    const counted = await countMissing(queries, range, PREVIEWED);
    return { endpointId, from, until, ...counted };
  }

  /**
   * Begins a replay of a locked endpoint. The replay ends at a timestamp of the log's own clock: every event before it
   * is in the log when the clock is read, and the deliveries of every event after it are queued when the endpoint is
   * enabled.
   * @returns an object that has its end after the commit
   * @throws Refusal `replay-running`
   */
  async begin(
    unitOfWork: UnitOfWork,
    endpoint: Endpoint,
    request: RequestedReplay,
  ): Promise<Replay> {
    const { id: endpointId, merchantId } = endpoint;
    const { kind, until, types, only } = request;
    const last = await selectReplay(unitOfWork, endpointId);
    if (last?.state === 'running') throw running(endpointId);
    const startedAt = new Date();
    const replay: Replay = {
      replayId: uuidv7(),
      endpointId,
      kind,
      only,
      from: beginOf(endpoint, request),
      startedAt,
      until: until ?? startedAt,
      types: types ?? null,
      reached: null,
      total: null,
      queued: 0,
      skipped: 0,
      state: 'running',
      finishedAt: null,
    };
    unitOfWork.whenStamped({ merchantId, list: EVENT_LOG }, (stamp) => {
      if (until === undefined || until > stamp) replay.until = stamp;
      insertReplay(unitOfWork, replay);
    });
    unitOfWork.onCommitted(() => this.replays.wake());
    return replay;
  }
}

/** An endpoint receives no events from before its creation, unless they are requested. */
function beginOf(
  { createdAt }: Pick<Endpoint, 'createdAt'>,
  { from, beforeCreation }: RequestedReplay,
): Date {
  return beforeCreation || from > createdAt ? from : createdAt;
}

function running(endpointId: string): Refusal {
  return new Refusal('replay-running', `A replay to the endpoint ${endpointId} is running.`);
}
