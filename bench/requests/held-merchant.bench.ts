import { setTimeout as delay } from 'node:timers/promises';
import { Client as Database } from 'pg';
import { Client } from 'undici';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { median } from '../measure/statistics.js';
import { send, type HttpRequest } from '../load/http-load.js';
import { applyPace } from '../load/http-pace.js';
import { logIn, startApiStack } from '../load/http-rig.js';
import { tenVariants } from '../load/product-body.js';
import type { Figure } from '../measure/table.js';

const HELD_MS = 5_000;
/** Requests of the merchant whose SKUs are locked; more than the connections of a process. */
const WAITING = 8;
const PACE = { rate: 50, seconds: HELD_MS / 1_000, connections: 8 };
const ROUNDS = 3;
const MOST = 1.2;

/**
 * Measures upserts of one merchant, alone and while all upserts of another merchant wait for a transaction of five
 * seconds.
 */
export async function benchHeldMerchant(): Promise<Figure[]> {
  const stack = await startApiStack('bench_held');
  const database = new Database({ connectionString: stack.sandbox.databaseUrl });
  await database.connect();
  try {
    const [held, other] = [await logIn(stack, 'ACME'), await logIn(stack, 'GLOBEX')];
    let edition = 0;
    const upsert = (token: string, product: string) => ({
      method: 'POST' as const,
      path: '/ext/merchant/skus',
      token,
      body: tenVariants(product, edition++),
    });
    const paced = async (): Promise<number> => {
      const request = (n: number) => upsert(other, `OTHER-${n % 20}`);
      return (await applyPace(stack.gateway, { ...PACE, request })).p99;
    };
    const beside = async (): Promise<number> => {
      const release = await holdSkusOf(database, 'ACME');
      const waiting = sendTogether(stack, WAITING, () => upsert(held, 'HELD'));
      const p99 = await paced();
      await release();
      await waiting;
      return p99;
    };
    await sendTogether(stack, 1, () => upsert(held, 'HELD'));
    await paced();
    const times: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.alone.push(await paced());
      times.beside.push(await beside());
    }
    return [figure(median(times.alone), median(times.beside))];
  } finally {
    await database.end();
    await stack.stop();
  }
}

/** @returns a function that ends the transaction, which locks all SKUs of the merchant for at least five seconds */
async function holdSkusOf(database: Database, merchantId: string): Promise<() => Promise<void>> {
  await database.query('BEGIN');
  await database.query('SELECT FROM catalog.sku WHERE merchant_id = $1 FOR UPDATE', [merchantId]);
  const held = delay(HELD_MS);
  return async () => {
    await held;
    await database.query('COMMIT');
  };
}

async function sendTogether(
  { gateway }: TestStack,
  count: number,
  request: () => HttpRequest,
): Promise<void> {
  const clients = Array.from({ length: count }, () => new Client(gateway));
  try {
    await Promise.all(clients.map((client) => send(client, request())));
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}

function figure(alone: number, beside: number): Figure {
  return {
    name: `p99 of ${PACE.rate} upserts/s beside a merchant held for ${HELD_MS / 1_000} s`,
    measured: `${beside.toFixed(1)} ms, alone ${alone.toFixed(1)} ms`,
    limit: `< ${MOST} × alone`,
    holds: beside < MOST * alone,
  };
}
