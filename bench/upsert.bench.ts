import type { TestStack } from '../tools/stack/testing.js';
import { applyLoad } from './http-load.js';
import type { HttpLoad, HttpRate } from './http-load.js';
import { logIn, startApiStack } from './http-rig.js';
import { productBody } from './product-body.js';
import { Recording } from './recording.js';
import type { Transaction } from './recording.js';
import { afterRelay, Replay } from './replay.js';
import { atLeastShare, latencies } from './table.js';
import type { Figure } from './table.js';

const CONNECTIONS = 4;
const WARM_UP = 100;
const CREATED = 500;
const UPDATED = 500;
/** One merchant's upserts wait for each other (decision 1.14), so both sides spread theirs over the same three. */
const MERCHANTS = ['ACME', 'GLOBEX', 'MANUAL'];

interface Rates<T> {
  created: T;
  updated: T;
}

/**
 * Upserts of 10 variants through the gateway, against the transactions that these very upserts make, run by bare pg:
 * recorded from the service with their parameters, on the same number of connections, from the same empty tables.
 */
export async function benchUpsert(): Promise<Figure[]> {
  const recording = new Recording('catalog');
  const stack = await startApiStack('bench_upsert', recording.environment);
  try {
    const tokens = await Promise.all(MERCHANTS.map((merchant) => logIn(stack, merchant)));
    await throughGateway(stack, tokens);
    const transactions = complete(await recording.end(stack, 'INTO outbox'));
    await empty(stack);
    const bare = await replay(stack, transactions);
    await empty(stack);
    const upserted = await throughGateway(stack, tokens);
    return [...figures('created', upserted, bare), ...figures('changed', upserted, bare)];
  } finally {
    await recording.remove();
    await stack.stop();
  }
}

function figures(what: 'created' | 'changed', http: Rates<HttpRate>, bare: Rates<number>) {
  const kind = what === 'created' ? 'created' : 'updated';
  const name = `upsert of 10 variants, ${what}, ${CONNECTIONS} connections`;
  return [
    atLeastShare(name, http[kind].rate, bare[kind], 0.4, 'upserts/s'),
    latencies(`upsert of 10 variants, ${what}`, http[kind]),
  ];
}

/** Every upsert of the bench in order: new products, then the same ones with another description. */
async function throughGateway(
  { gateway }: TestStack,
  tokens: readonly string[],
): Promise<Rates<HttpRate>> {
  const upserts = (edition: number, first: number, requests: number, warmUp: number): HttpLoad => ({
    connections: CONNECTIONS,
    warmUp,
    requests,
    request: (n) => ({
      method: 'POST',
      path: '/ext/merchant/skus',
      token: tokens[(first + n) % tokens.length] ?? '',
      body: productBody(`P${first + n}`, { edition }),
    }),
  });
  return {
    created: await applyLoad(gateway, upserts(1, 0, CREATED, WARM_UP)),
    updated: await applyLoad(gateway, upserts(2, 0, UPDATED, 0)),
  };
}

function complete(transactions: Transaction[]): Transaction[] {
  const expected = WARM_UP + CREATED + UPDATED;
  if (transactions.length === expected) return transactions;
  throw new Error(`${transactions.length} transactions were recorded of ${expected} upserts`);
}

async function replay(
  stack: TestStack,
  transactions: readonly Transaction[],
): Promise<Rates<number>> {
  const replaying = await Replay.connect(stack, 'catalog', CONNECTIONS);
  try {
    await replaying.run(transactions.slice(0, WARM_UP));
    return {
      created: await replaying.run(transactions.slice(WARM_UP, WARM_UP + CREATED)),
      updated: await replaying.run(transactions.slice(WARM_UP + CREATED)),
    };
  } finally {
    await replaying.end();
  }
}

/** Back to an empty catalog, once its events have left the outbox. */
function empty(stack: TestStack): Promise<void> {
  return afterRelay(stack, 'catalog', [
    'TRUNCATE sku, list_clock, translation_task, outbox CASCADE',
    'VACUUM ANALYZE',
  ]);
}
