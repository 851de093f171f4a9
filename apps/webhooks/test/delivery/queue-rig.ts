import { createHash } from 'node:crypto';
import { Transactor, type UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { createTestStore, eventually, type TestStore } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import type { SharedCapacity } from '../../src/delivery/domain/capacity.js';
import { queueDeliveries } from '../../src/delivery/queue-deliveries.js';
import type { Verdict } from '../../src/delivery/domain/verdict.js';
import { settle, type Settlement } from '../../src/delivery/store/settle.store.js';
import {
  claimDue,
  type Capacity,
  type ClaimedDelivery,
} from '../../src/delivery/store/claim.store.js';
import { migrations } from '../../migrations/index.js';

export const MERCHANT = 'ACME';

/** The tables of webhooks in their own database, without the service. */
export interface QueueRig {
  store: TestStore;
  database: Database;
  /** The first process that sends. */
  senderId: string;
  inTransaction<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T>;
  /** The request of {@link claimDue}: the capacity of each endpoint. */
  capacityOf(endpointIds: readonly string[], capacity?: number): Capacity;
  claim(endpointId: string, capacity?: number): Promise<ClaimedDelivery[]>;
  /** Queues an event about each of these subjects. */
  queue(...subjects: string[]): Promise<void>;
  /** Waits until a transaction waits for a lock. */
  untilSomeoneWaits(): Promise<void>;
  end(delivery: ClaimedDelivery, verdict?: Verdict): Promise<void>;
  /** Empties every table except that of processes. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** The capacity of these endpoints of one merchant, which are idle by default, with nothing else in flight. */
export function capacityFor(
  senderId: string,
  endpoints: readonly (Partial<SharedCapacity> & { endpointId: string })[],
): Capacity {
  return {
    senderId,
    endpoints: endpoints.map((endpoint) => ({ ...IDLE, ...endpoint })),
    most: 512,
    mostReserved: 512,
    limitByGroup: { proven: 512, unknown: 512, poor: 512 },
  };
}

const IDLE = {
  capacity: 4,
  urgentOnly: false,
  inFlight: 0,
  group: 'proven',
  merchantId: MERCHANT,
  merchantInFlight: 0,
  merchantCapacity: 128,
  isReserved: false,
} as const;

export async function startQueueRig(): Promise<QueueRig> {
  const store = await createTestStore('webhooks', migrations);
  const database = new Database({ url: store.url, schema: store.schema, service: 'webhooks' });
  await database.whenConnected();
  const transactor = new Transactor(database.worker, 'webhooks');
  const senderId = uuidv7();
  await store.sql('INSERT INTO sender (id, seen_at) VALUES ($1, now())', [senderId]);
  const inTransaction: QueueRig['inTransaction'] = (work) => transactor.run('background', work);
  const capacityOf: QueueRig['capacityOf'] = (endpointIds, capacity = 4) =>
    capacityFor(
      senderId,
      endpointIds.map((endpointId) => ({ endpointId, capacity })),
    );
  return {
    store,
    database,
    senderId,
    inTransaction,
    capacityOf,
    claim: async (endpointId, capacity) => {
      const { claimed } = await inTransaction((unitOfWork) =>
        claimDue(unitOfWork, capacityOf([endpointId], capacity)),
      );
      return claimed;
    },
    queue: (...subjects) =>
      inTransaction(async (unitOfWork) =>
        queueDeliveries(
          unitOfWork,
          subjects.map((subject) => eventAbout(subject)),
        ),
      ),
    untilSomeoneWaits: () =>
      eventually(async () => {
        const rows = await store.sql(
          `SELECT FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        if (rows.length === 0) throw new Error('no transaction waits');
      }),
    end: (delivery, verdict = { state: 'delivered' }) =>
      inTransaction(async (unitOfWork) => settle(unitOfWork, [settlement(delivery, verdict)])),
    clear: async () => {
      await store.sql('TRUNCATE due_delivery, delivery, event, endpoint CASCADE');
    },
    stop: async () => {
      await database.onApplicationShutdown();
      await store.drop();
    },
  };
}

/** The stored record of an attempt with this result. */
export function settlement(
  { deliveryId, attempts }: Pick<ClaimedDelivery, 'deliveryId' | 'attempts'>,
  verdict: Verdict,
): Settlement {
  const outcome = verdict.state === 'delivered' ? 'delivered' : 'failed';
  const attempt = { at: '2026-03-04T10:00:00.000Z', durationMs: 3, outcome } as const;
  return { deliveryId, attempts, attempt, ...verdict };
}

export interface NewEndpoint {
  id?: string;
  merchantId?: string;
  url?: string;
  types?: string[] | null;
  payload?: 'full' | 'thin';
  ordering?: 'subject' | 'none';
  rate?: number;
  state?: 'enabled' | 'disabled';
  secret?: Buffer;
}

/** Stores an endpoint. @returns its id */
export async function addEndpoint(store: TestStore, endpoint: NewEndpoint = {}): Promise<string> {
  const {
    id = uuidv7(),
    merchantId = MERCHANT,
    url = 'http://127.0.0.1:1/',
    types = null,
  } = endpoint;
  const { payload = 'full', ordering = 'subject', rate = 200, state = 'enabled' } = endpoint;
  const { secret = Buffer.from('whsec_c2VjcmV0') } = endpoint;
  const bucket = createHash('sha256').update(id).digest().readUInt8() % 64;
  await store.sql(
    `INSERT INTO endpoint (id, merchant_id, url, types, payload, ordering, rate, state, disabled_at, secret, bucket,
                           created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::text, CASE $8 WHEN 'disabled' THEN now() END, $9, $10, now(), now())`,
    [id, merchantId, url, types, payload, ordering, rate, state, secret, bucket],
  );
  return id;
}

/** Moves all times of the queue into the past, as if this time had passed. */
export async function letPass(store: TestStore, milliseconds: number): Promise<void> {
  const by = `${milliseconds} milliseconds`;
  await store.sql(
    `UPDATE due_delivery SET due_at = due_at - $1::interval, first_attempt_at = first_attempt_at - $1::interval`,
    [by],
  );
}

/** An event to queue. */
export function eventAbout(subject: string, type = 'sku.upserted') {
  return { merchantId: MERCHANT, stamp: new Date(), eventId: uuidv7(), type, subject };
}
