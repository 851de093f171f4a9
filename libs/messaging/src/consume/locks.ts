import type { EventEnvelope } from '../contract/index.js';
import type { UnitOfWork } from '../transaction/unit-of-work.js';

/**
 * A kind of rows or ids that several handlers of a group lock. A transaction locks the keys of all its events before
 * its first handler: if each handler locked its own, two transactions could deadlock.
 */
export class LockKind<Key> {
  /**
   * @param position the kinds of a group are locked in ascending order: two transactions that lock them in different
   *   orders may deadlock
   * @param take locks keys until the commit, in one order; keys may repeat
   */
  constructor(
    readonly position: number,
    readonly take: (unitOfWork: UnitOfWork, keys: readonly Key[]) => Promise<void> | void,
  ) {}

  of(...keys: Key[]): Lock {
    return { kind: this as LockKind<unknown>, keys };
  }
}

/** The keys of one kind that an event needs. */
export interface Lock {
  kind: LockKind<unknown>;
  keys: readonly unknown[];
}

interface LockingEvent {
  event: EventEnvelope;
  faults?: unknown;
  subscription: { batch: boolean; locks?: ((event: EventEnvelope) => readonly Lock[]) | undefined };
}

/**
 * Takes the locks that the valid events of a transaction need, each kind once. A batch that shares no locks with
 * another run gets all its events at once, so its handler locks rows with the statement that reads them.
 */
export async function takeLocks(
  unitOfWork: UnitOfWork,
  runs: readonly (readonly LockingEvent[])[],
): Promise<void> {
  const locking = runs.filter(([first]) => first?.subscription.locks);
  if (locking.length === 1 && locking[0]?.[0]?.subscription.batch) return;
  const locks = locking
    .flat()
    .flatMap(({ event, faults, subscription }) =>
      faults ? [] : (subscription.locks?.(event) ?? []),
    );
  const kinds = [...Map.groupBy(locks, ({ kind }) => kind)];
  for (const [kind, ofKind] of kinds.toSorted(([a], [b]) => a.position - b.position)) {
    const keys = ofKind.flatMap((lock) => lock.keys);
    await kind.take(unitOfWork, keys);
  }
}
