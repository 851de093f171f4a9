import { Client } from 'undici';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { send } from '../load/http-load.js';
import { logIn } from '../load/http-rig.js';
import { makeOrdersSearchable, seedOrders } from '../load/rows/seeded-orders.js';
import { seedSkus } from '../load/rows/seeded-skus.js';
import { withTables } from '../load/rows/with-tables.js';
import { percentile } from '../measure/statistics.js';
import { below, figureOf, type Figure } from '../measure/table.js';
import { typedForOrders, typedForSkus, type Typed } from './typed-texts.js';

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const SKUS = Number(process.env['BENCH_SKUS'] ?? 1_000_000);
/** The number of texts of each kind. */
const TEXTS = Number(process.env['BENCH_TEXTS'] ?? 20);
const LIMIT_MS = 200;

/** A request of the console for a list: the path and the parameters other than the text. */
interface Searched {
  clientId: 'ACME' | 'OPS';
  list: string;
}

/**
 * The requests of the console's list and palette (3 records), as a merchant and as an operator, with and without a
 * filter.
 */
const ORDER_LISTS: readonly Searched[] = [
  { clientId: 'ACME', list: '/ext/orders?view=summary&order=desc' },
  { clientId: 'ACME', list: '/ext/orders?view=summary&order=desc&status=ON_HOLD,REQUIRES_REVIEW' },
  { clientId: 'ACME', list: '/ext/orders?view=summary&order=desc&status=DELIVERED' },
  { clientId: 'OPS', list: '/ops/orders?view=summary&order=desc' },
  { clientId: 'OPS', list: '/ops/orders?view=summary&order=desc&status=ON_HOLD' },
  { clientId: 'OPS', list: '/ops/orders?view=summary&order=desc&pageSize=3' },
];

const SKU_LISTS: readonly Searched[] = [
  { clientId: 'ACME', list: '/ext/merchant/skus?view=summary&order=desc' },
  { clientId: 'ACME', list: '/ext/merchant/skus?view=summary&order=desc&status=DENIED_REGULATORY' },
  { clientId: 'OPS', list: '/ops/skus?view=summary&order=desc' },
  { clientId: 'OPS', list: '/ops/skus?view=summary&order=desc&status=DENIED_REGULATORY' },
  { clientId: 'OPS', list: '/ops/skus?view=summary&order=desc&pageSize=3' },
];

/** Sends searches like those of people, in sequence, in lists of a million records. */
export async function benchSearch(): Promise<Figure[]> {
  const stack = await startTestStack({ prefix: 'bench_search', overrides: { LOG_LEVEL: 'warn' } });
  try {
    const startedAt = performance.now();
    await seedOrders(stack, ORDERS);
    await makeOrdersSearchable(stack);
    await seedSkus(stack, SKUS);
    const seededIn = (performance.now() - startedAt) / 1_000;
    return [
      figureOf(`${ORDERS} orders and ${SKUS} SKUs inserted`, seededIn, 's'),
      ...(await searches(stack)),
    ];
  } finally {
    await stack.stop();
  }
}

async function searches(stack: TestStack): Promise<Figure[]> {
  const orders = await withTables(stack, 'orders', (runner) => typedForOrders(runner, TEXTS));
  const skus = await withTables(stack, 'catalog', (runner) => typedForSkus(runner, TEXTS));
  const searching = await Searching.start(stack);
  try {
    return [
      ...(await searching.measure('orders', ORDER_LISTS, orders)),
      ...(await searching.measure('SKUs', SKU_LISTS, skus)),
    ];
  } finally {
    await searching.end();
  }
}

class Searching {
  private constructor(
    private readonly client: Client,
    private readonly tokens: Record<Searched['clientId'], string>,
  ) {}

  static async start(stack: TestStack): Promise<Searching> {
    const tokens = { ACME: await logIn(stack, 'ACME'), OPS: await logIn(stack, 'OPS') };
    return new Searching(new Client(stack.gateway), tokens);
  }

  end(): Promise<void> {
    return this.client.close();
  }

  /** Searches for each text in each list, and prints the slowest search of each kind. */
  async measure(
    name: string,
    lists: readonly Searched[],
    typed: readonly Typed[],
  ): Promise<Figure[]> {
    const all: number[] = [];
    const figures: Figure[] = [];
    for (const { kind, texts } of typed) {
      const took: { ms: number; what: string }[] = [];
      for (const searched of lists) {
        for (const text of texts) {
          took.push({ ms: await this.ask(searched, text), what: `${searched.list} ${text}` });
        }
      }
      const sorted = took.toSorted((a, b) => a.ms - b.ms);
      const slowest = sorted.at(-1);
      console.log(`  slowest for ${kind}: ${slowest?.ms.toFixed(0)} ms, ${slowest?.what}`);
      all.push(...took.map(({ ms }) => ms));
      figures.push(
        timesOf(
          `${name} by ${kind}`,
          sorted.map(({ ms }) => ms),
        ),
      );
    }
    const p95 = percentile(
      all.toSorted((a, b) => a - b),
      0.95,
    );
    return [
      ...figures,
      below(`search of ${name}, ${all.length} searches, p95`, p95, LIMIT_MS, 'ms'),
    ];
  }

  private async ask({ clientId, list }: Searched, text: string): Promise<number> {
    const path = `${list}&text=${encodeURIComponent(text)}`;
    const startedAt = performance.now();
    await send(this.client, { method: 'GET', path, token: this.tokens[clientId] });
    return performance.now() - startedAt;
  }
}

/** For information: the limit applies to all kinds together. */
function timesOf(name: string, sorted: readonly number[]): Figure {
  const [p50, p95] = [percentile(sorted, 0.5), percentile(sorted, 0.95)];
  return {
    name: `${name}, p50 and p95`,
    measured: `${p50.toFixed(1)} and ${p95.toFixed(1)} ms`,
    limit: '',
    holds: true,
  };
}
