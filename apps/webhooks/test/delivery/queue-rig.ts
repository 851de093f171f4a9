import { createHash } from 'node:crypto';
import { Transactor, type UnitOfWork } from '#messaging';
import { Database } from '#platform';
import { createTestStore, type TestStore } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { migrations } from '../../migrations/index.js';

export const MERCHANT = 'ACME';

/** The tables of webhooks in a database of their own, without the service. */
export interface QueueRig {
  store: TestStore;
  database: Database;
  transactor: Transactor;
  /** The first process that sends. */
  senderId: string;
  run<T>(work: (work: UnitOfWork) => Promise<T>): Promise<T>;
  /** Empties everything but the table of processes. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

export async function startQueueRig(): Promise<QueueRig> {
  const store = await createTestStore('webhooks', migrations);
  const database = new Database({ url: store.url, schema: store.schema, service: 'webhooks' });
  await database.whenConnected();
  const transactor = new Transactor(database.worker, 'webhooks');
  const senderId = uuidv7();
  await store.sql('INSERT INTO sender (id, seen_at) VALUES ($1, now())', [senderId]);
  return {
    store,
    database,
    transactor,
    senderId,
    run: (work) => transactor.run({}, work),
    clear: async () => {
      await store.sql('TRUNCATE due_delivery, delivery, event, endpoint CASCADE');
    },
    stop: async () => {
      await database.onApplicationShutdown();
      await store.drop();
    },
  };
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

/** Stores an endpoint; its answer is its id. */
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

/** An event to be queued. */
export function eventAbout(subject: string, type = 'sku.upserted') {
  return { merchantId: MERCHANT, stamp: new Date(), eventId: uuidv7(), type, subject };
}
