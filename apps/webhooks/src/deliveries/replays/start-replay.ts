import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { EVENT_LOG } from '../../log/store/event.store.js';
import { AdvanceReplays } from './advance-replays.js';
import { auditByOperator } from '../../endpoints/audit-by-operator.js';
import type { Endpoint, Requester } from '../../endpoints/endpoint.js';
import { lockedEnabledEndpoint } from '../addressed-endpoint.js';
import { transactionOf } from '../../endpoints/requester.js';
import { insertReplay, selectReplay, type Replay } from '../store/replay.store.js';

/** Which events are wanted again. */
export interface WantedReplay {
  from: Date;
  /** Up to now if left out. */
  until?: Date | undefined;
  /** Those of the endpoint if left out. */
  types?: string[] | undefined;
  only: 'failed' | 'all';
}

/** Sends events of the log to an endpoint again. */
@Injectable()
export class StartReplay {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly replays: AdvanceReplays,
  ) {}

  /** @throws Refusal `endpoint-not-found`, `endpoint-disabled`, `replay-running` */
  async start(requester: Requester, endpointId: string, wanted: WantedReplay): Promise<Replay> {
    return this.transactor.run(transactionOf(requester), async (work) => {
      const endpoint = await lockedEnabledEndpoint(work, requester, endpointId);
      const replay = await this.begin(work, endpoint, 'replay', wanted);
      const { replayId, from, only } = replay;
      const details = { replayId, from: from.toISOString(), only };
      await auditByOperator(work, requester, 'replayed', endpoint, details);
      return replay;
    });
  }

  /**
   * Begins a replay of a locked endpoint. It ends at a stamp of the log's own clock: every event before is in the log
   * when the clock is drawn, and the deliveries of every event after it are queued when the endpoint is enabled.
   * @returns an object that has its end after the commit
   * @throws Refusal `replay-running`
   */
  async begin(
    work: UnitOfWork,
    { id: endpointId, merchantId }: Endpoint,
    kind: Replay['kind'],
    { from, until, types, only }: WantedReplay,
  ): Promise<Replay> {
    const last = await selectReplay(work, endpointId);
    if (last?.state === 'running') throw running(endpointId);
    const startedAt = new Date();
    const replay: Replay = {
      replayId: uuidv7(),
      endpointId,
      kind,
      from,
      only,
      startedAt,
      until: until ?? startedAt,
      types: types ?? null,
      reached: null,
      queued: 0,
      skipped: 0,
      state: 'running',
      finishedAt: null,
    };
    work.whenStamped({ merchantId, list: EVENT_LOG }, (stamp) => {
      if (until === undefined || until > stamp) replay.until = stamp;
      insertReplay(work, replay);
    });
    work.onCommitted(() => this.replays.wake());
    return replay;
  }
}

function running(endpointId: string): Refusal {
  return new Refusal('replay-running', `A replay to the endpoint ${endpointId} is running.`);
}
