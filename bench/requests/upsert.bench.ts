import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { applyLoad, type HttpLoad, type HttpRate } from '../load/http-load.js';
import { addMerchants, logIn, startApiStack } from '../load/http-rig.js';
import { tenVariants } from '../load/product-body.js';
import { Recording, type Transaction } from '../baseline/recording.js';
import { afterRelay, Replay } from '../baseline/replay.js';
import { atLeastShare, latencies, type Figure } from '../measure/table.js';

const CONNECTIONS = 8;
const WARM_UP = 100;
const CREATED = 500;
const UPDATED = 500;
const MERCHANTS = 8;
/** Least rate of one merchant, whose upserts wait for one list clock, as a share of that of 8 merchants. */
const ALONE_SHARE = 0.75;

interface Rates<T> {
  created: T;
  updated: T;
}

/**
 * Compares one merchant's upserts of 10 variants through the gateway with the transactions of the same upserts, run by
 * bare pg: recorded from the service with their parameters, on the same number of connections, from the same empty
 * tables. Also compares them with the same upserts of eight merchants.
 */
export async function benchUpsert(): Promise<Figure[]> {
  const recording = new Recording('catalog');
  const stack = await startApiStack('bench_upsert', recording.environment);
  try {
    const merchants = [await logIn(stack, 'ACME')];
    await throughGateway(stack, merchants);
    const transactions = complete(await recording.end(stack, 'INTO outbox ('));
    await empty(stack);
    const bare = await replay(stack, transactions);
    await empty(stack);
    const upserted = await throughGateway(stack, merchants);
    await empty(stack);
    const names = Array.from({ length: MERCHANTS }, (_, n) => `BENCH${n}`);
    const eight = await addMerchants(stack, names);
    const spread = await throughGateway(stack, eight);
    return [
      ...figures('created', { upserted, spread, bare }),
      ...figures('changed', { upserted, spread, bare }),
    ];
  } finally {
    await recording.remove();
    await stack.stop();
  }
}

interface Measured {
  upserted: Rates<HttpRate>;
  spread: Rates<HttpRate>;
  bare: Rates<number>;
}

function figures(what: 'created' | 'changed', { upserted, spread, bare }: Measured): Figure[] {
  const kind = what === 'created' ? 'created' : 'updated';
  const name = `upsert of 10 variants, ${what}, one merchant, ${CONNECTIONS} connections`;
  const { rate } = upserted[kind];
  return [
    atLeastShare(name, rate, bare[kind], 0.6, 'upserts/s'),
    atLeastShare(
      'the same beside that of 8 merchants',
      rate,
      spread[kind].rate,
      ALONE_SHARE,
      'upserts/s',
    ),
    latencies(`upsert of 10 variants, ${what}`, upserted[kind]),
  ];
}

/** Sends every upsert of the bench in order: new products, then the same ones with another description. */
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
      body: tenVariants(`P${first + n}`, edition),
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

/** Empties the catalog once its outbox is empty. */
function empty(stack: TestStack): Promise<void> {
  return afterRelay(stack, 'catalog', [
    'TRUNCATE sku, list_clock, translation_task, outbox CASCADE',
    'VACUUM ANALYZE',
  ]);
}
