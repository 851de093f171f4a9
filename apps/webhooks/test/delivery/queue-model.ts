import type { UnitOfWork } from '#messaging';

/** A row of the queue as a transaction sees it; times are judged by the transaction's own clock. */
export interface QueueRow {
  id: string;
  endpointId: string;
  subject: string;
  sequence: number;
  attempts: number;
  taken: boolean;
  dueAt: number;
  firstAttemptAt: number | null;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The queue, and the time by which a transaction judges it, in milliseconds. */
export async function readQueue(
  unitOfWork: UnitOfWork,
): Promise<{ now: number; rows: QueueRow[] }> {
  const [clock] = await unitOfWork.query<{ now: number }>(
    `SELECT (extract(epoch FROM now()) * 1000)::float8 AS now`,
  );
  const rows = await unitOfWork.query<QueueRow>(
    `SELECT delivery_id AS id, endpoint_id AS "endpointId", subject, sequence::integer, attempts, taken,
            (extract(epoch FROM due_at) * 1000)::float8 AS "dueAt",
            (extract(epoch FROM first_attempt_at) * 1000)::float8 AS "firstAttemptAt"
       FROM due_delivery ORDER BY sequence`,
  );
  return { now: clock?.now ?? 0, rows };
}

const bySequence = (a: QueueRow, b: QueueRow) => a.sequence - b.sequence;

/** A second implementation of the queue's rules: one row after another, without SQL. */
export class QueueModel {
  constructor(
    private readonly now: number,
    private readonly rows: readonly QueueRow[],
  ) {}

  isDue(row: QueueRow): boolean {
    return row.dueAt <= this.now;
  }

  isInFlight(row: QueueRow): boolean {
    return row.taken && !this.isDue(row);
  }

  /** The time until which a row must wait for others of its subject; undefined if it need not wait. */
  blockedUntil(row: QueueRow): number | undefined {
    const sameSubject = this.rows.filter(
      (candidate) => candidate !== row && isOfSubject(candidate, row),
    );
    const flying = sameSubject.find((other) => this.isInFlight(other));
    if (flying) return flying.dueAt;
    const holding = sameSubject
      .filter((earlier) => earlier.sequence < row.sequence && this.holds(earlier))
      .toSorted(bySequence)[0];
    if (!holding) return undefined;
    if (this.isDue(holding)) return this.now + MINUTE;
    return Math.min(holding.dueAt, (holding.firstAttemptAt ?? Infinity) + HOUR);
  }

  /** The rows that are claimed of an endpoint with free capacity, in order. */
  claimed(endpointId: string, capacity: number): QueueRow[] {
    const free = this.dueOf(endpointId)
      .filter((row) => this.blockedUntil(row) === undefined)
      .toSorted(bySequence);
    const firsts = free.filter(
      (row) => free.find((candidate) => isOfSubject(candidate, row)) === row,
    );
    const order = (row: QueueRow) => [Number(row.attempts > 0), row.dueAt, row.sequence] as const;
    return firsts.toSorted((a, b) => compare(order(a), order(b))).slice(0, capacity);
  }

  /** The queue after these rows were claimed. */
  afterClaim(capacities: ReadonlyMap<string, number>): QueueRow[] {
    const claimed = new Set(
      [...capacities].flatMap(([endpoint, capacity]) => this.claimed(endpoint, capacity)),
    );
    return this.rows.map((row) => {
      if (claimed.has(row)) {
        const { attempts, firstAttemptAt } = row;
        const first = firstAttemptAt ?? this.now;
        return {
          ...row,
          taken: true,
          attempts: attempts + 1,
          dueAt: this.now + MINUTE,
          firstAttemptAt: first,
        };
      }
      const isSeen = (capacities.get(row.endpointId) ?? 0) > 0 && this.isDue(row);
      const until = isSeen ? this.blockedUntil(row) : undefined;
      return until === undefined ? row : { ...row, dueAt: until };
    });
  }

  /** The queue after an attempt of a row has ended: finished, or retried after `waitMs`. */
  afterSettling(settled: QueueRow, waitMs: number | undefined): QueueRow[] {
    const next = this.rows
      .filter((row) => isOfSubject(row, settled) && row.attempts === 0)
      .toSorted(bySequence)[0];
    return this.rows.flatMap((row) => {
      if (row === settled) {
        return waitMs === undefined ? [] : [{ ...row, taken: false, dueAt: this.now + waitMs }];
      }
      return [row === next ? { ...row, dueAt: Math.min(row.dueAt, this.now) } : row];
    });
  }

  private holds({ firstAttemptAt }: QueueRow): boolean {
    return firstAttemptAt === null || firstAttemptAt > this.now - HOUR;
  }

  private dueOf(endpointId: string): QueueRow[] {
    return this.rows.filter((row) => row.endpointId === endpointId && this.isDue(row));
  }
}

function isOfSubject(row: QueueRow, other: QueueRow): boolean {
  return row.endpointId === other.endpointId && row.subject === other.subject;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const firstDifference = a.findIndex((value, index) => value !== b[index]);
  return firstDifference === -1 ? 0 : (a[firstDifference] ?? 0) - (b[firstDifference] ?? 0);
}
