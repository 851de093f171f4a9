import { BackgroundWork, WorkerTransactor, type Poller, type UnitOfWork } from '#messaging';
import { Database, outsideTransaction } from '#platform';
import { Injectable } from '@nestjs/common';
import { queueForEndpoint } from '../../delivery/queue-deliveries.js';
import { portionOf, waitMs } from '../domain/replay-pace.js';
import { hasten } from '../store/deliveries.store.js';
import {
  cancelRunning,
  countMatching,
  examine,
  isCrowded,
  isReplayDueOfAllMerchants,
  lockReplayOfAllMerchants,
  makeDue,
  postpone,
  saveProgress,
  saveTotal,
  type DueReplay,
  type Examined,
} from '../store/replay.store.js';

const INTERVAL_MS = 500;
/** The number of events that a transaction reads. */
const EXAMINED = 1_000;
const CROWDED_WAIT_MS = 1_000;

/** Queues the events of replays in parts, so that new events do not wait for them. */
@Injectable()
export class AdvanceReplays {
  private readonly poller: Poller;

  constructor(
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    background: BackgroundWork,
  ) {
    this.poller = background.every(INTERVAL_MS, 'replays', () => this.advance());
  }

  /** Called when a replay was started in this process. */
  wake(): void {
    this.poller.wake();
  }

  /** @returns whether another replay may be due */
  private async advance(): Promise<boolean> {
    if (!(await isReplayDueOfAllMerchants(outsideTransaction(this.database.worker)))) return false;
    return this.transactor.run('background', async (unitOfWork) => {
      const replay = await lockReplayOfAllMerchants(unitOfWork);
      if (!replay) return false;
      await advance(unitOfWork, replay);
      return true;
    });
  }
}

async function advance(unitOfWork: UnitOfWork, replay: DueReplay): Promise<void> {
  const { replayId, endpointId, endpointState, rate } = replay;
  if (endpointState === 'disabled') return cancelRunning(unitOfWork, endpointId);
  if (replay.total === null)
    saveTotal(unitOfWork, replayId, await countMatching(unitOfWork, replay));
  if (await isCrowded(unitOfWork, endpointId, rate))
    postpone(unitOfWork, replayId, CROWDED_WAIT_MS);
  else await queuePortion(unitOfWork, replay);
}

async function queuePortion(unitOfWork: UnitOfWork, replay: DueReplay): Promise<void> {
  const { replayId, rate, after } = replay;
  const events = await examine(unitOfWork, replay, EXAMINED);
  const examined = upTo(events, portionOf(rate));
  const queued = await sendAgain(
    unitOfWork,
    replay,
    examined.filter(({ missing }) => missing),
  );
  saveProgress(unitOfWork, replayId, {
    reached: examined.at(-1) ?? after,
    queued,
    skipped: examined.filter(({ matches, missing }) => matches && !missing).length,
    waitMs: waitMs(queued, rate),
    isDone: events.length < EXAMINED && examined.length === events.length,
  });
}

/**
 * Sends deliveries that wait after a failure now, and creates new deliveries for the other events. The first delivery
 * of a retry is the probe of a paused endpoint.
 * @returns the number of deliveries that are sent
 */
async function sendAgain(
  unitOfWork: UnitOfWork,
  { merchantId, endpointId, kind, queued: before }: DueReplay,
  events: readonly Examined[],
): Promise<number> {
  const waiting = events.flatMap(({ waitingId }) => waitingId ?? []);
  makeDue(unitOfWork, waiting);
  const finished = events.filter(({ waitingId }) => waitingId === null);
  const request = { merchantId, endpointId, cause: kind, events: finished };
  const added = await queueForEndpoint(unitOfWork, request);
  const [first] = [...waiting, ...added];
  if (kind === 'retry' && before === 0 && first !== undefined) hasten(unitOfWork, first);
  return waiting.length + added.length;
}

/** The events up to the one that fills the portion. */
function upTo(events: readonly Examined[], portion: number): readonly Examined[] {
  let missing = 0;
  const end = events.findIndex((event) => event.missing && ++missing === portion);
  return end === -1 ? events : events.slice(0, end + 1);
}
