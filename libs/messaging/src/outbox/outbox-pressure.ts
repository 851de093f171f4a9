import { Refusal } from '#runtime';
import { Database, type Queries } from '#store';
import { Inject, Injectable } from '@nestjs/common';
import { relayMetrics } from './relay-metrics.js';

const MAX_AGE_SECONDS = 15 * 60;
const MAX_ROWS = 1_000_000;
/** Enough rows to keep the relay busy for a second or two, so that events of requests never wait behind many others. */
const MOST_WAITING = 2_000;

interface Reading {
  age: string | null;
  waiting: string | null;
  parked: string;
}

/**
 * Measures the backlog of the outbox. If the oldest event of a single change has waited for a quarter of an hour, or a
 * million rows wait, more events would only prolong the recovery, so writes are answered with 503 until the backlog is
 * gone.
 */
@Injectable()
export class OutboxPressure {
  private fault: string | undefined;

  constructor(@Inject(Database) private readonly database: Pick<Database, 'worker'>) {}

  /** Reads the outbox. It is called every few seconds. */
  async measure(): Promise<void> {
    const [reading] = await this.database.worker.query<Reading[]>(MEASURE);
    const age = Number(reading?.age ?? 0);
    const waiting = Number(reading?.waiting ?? 0);
    relayMetrics.age.set(age);
    relayMetrics.waiting.set(waiting);
    relayMetrics.parked.set(Number(reading?.parked ?? 0));
    if (age > MAX_AGE_SECONDS) this.fault = `the oldest event has waited ${Math.round(age)} s`;
    else if (waiting > MAX_ROWS) this.fault = `${waiting} events wait`;
    else this.fault = undefined;
  }

  /** @throws Refusal `outbox-stale` (503) while events cannot be published */
  admit(): void {
    if (this.fault === undefined) return;
    throw new Refusal('outbox-stale', `Events cannot be published at present: ${this.fault}.`, {
      retryAfterSeconds: 30,
    });
  }
}

/**
 * Whether background work may add events, because few rows wait for the relay. The result is also false during a long
 * outage of Kafka.
 */
export async function outboxHasRoom(queries: Queries): Promise<boolean> {
  const [row] = await queries.query<{ room: boolean }>(ROOM, [MOST_WAITING]);
  return row?.room ?? false;
}

const MEASURE = `
  SELECT extract(epoch FROM clock_timestamp()
           - (SELECT created_at FROM outbox WHERE parked_at IS NULL AND NOT bulk ORDER BY id LIMIT 1)) AS age,
         (SELECT max(id) FROM outbox)
           - (SELECT id FROM outbox WHERE parked_at IS NULL ORDER BY id LIMIT 1) + 1 AS waiting,
         (SELECT count(*) FROM outbox WHERE parked_at IS NOT NULL) AS parked`;

// The number is estimated from the span of ids at both ends of an index, because a count would scan all recently
// deleted rows.
const ROOM = `
  SELECT coalesce((SELECT max(id) FROM outbox)
           - (SELECT id FROM outbox WHERE parked_at IS NULL ORDER BY id LIMIT 1) + 1, 0) < $1 AS room`;
