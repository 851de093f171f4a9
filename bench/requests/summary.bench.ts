import { Client } from 'undici';
import type { QueryRunner } from 'typeorm';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { applyLoad, readsOf, send } from '../load/http-load.js';
import { logIn } from '../load/http-rig.js';
import { seedOrders } from '../load/rows/seeded-orders.js';
import { withTables } from '../load/rows/with-tables.js';
import { atMost, below, figureOf, type Figure } from '../measure/table.js';

const VERDICTS = `
  INSERT INTO sku_verdict (merchant_id, sku_id, sales_channel, verdict, since)
  SELECT CASE WHEN n % 10 < 6 THEN 'ACME' ELSE 'GLOBEX' END, 'S-' || n, channel,
         CASE WHEN n % 20 > 8 THEN 'live'
              ELSE (ARRAY['live', 'no-price', 'price-failed', 'denied', 'denied-by-channel', 'waiting-for-channel',
                          'waiting-for-operator', 'being-localized', 'out-of-stock'])[1 + n % 20] END,
         now() - n * interval '1 s'
    FROM generate_series(1, $1::integer) AS n, unnest(ARRAY['ECOM', 'MELI', 'SHOP']) AS channel`;

const COUNTS = [
  `INSERT INTO sku_verdict_count (merchant_id, sales_channel, verdict, count)
   SELECT coalesce(merchant_id, ''), coalesce(sales_channel, ''), verdict, count(DISTINCT (merchant_id, sku_id))
     FROM sku_verdict GROUP BY verdict, CUBE (merchant_id, sales_channel)
   ON CONFLICT (merchant_id, sales_channel, verdict) DO UPDATE SET count = excluded.count`,
  `INSERT INTO live_sku_day (merchant_id, day, count)
   SELECT merchant_id, current_date - ago, count - ago FROM sku_verdict_count, generate_series(0, 90) AS ago
    WHERE sales_channel = '' AND verdict = 'live'
   ON CONFLICT (merchant_id, day) DO UPDATE SET count = excluded.count`,
];

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const SKUS = Number(process.env['BENCH_JUDGED_SKUS'] ?? 200_000);
const READS = { connections: 2, warmUp: 50, requests: 500 };
const HELD = 500;
const LIMIT_MS = 100;

/** Measures the summary, which a page waits for, and compares its counts with the rows. */
export async function benchSummary(): Promise<Figure[]> {
  const stack = await startTestStack({ prefix: 'bench_summary', overrides: { LOG_LEVEL: 'warn' } });
  try {
    const startedAt = performance.now();
    await seedOrders(stack, ORDERS);
    await seedVerdicts(stack, SKUS);
    const seededIn = (performance.now() - startedAt) / 1_000;
    return [
      figureOf(`${ORDERS} orders and ${SKUS} judged SKUs inserted`, seededIn, 's'),
      ...(await timesOf(stack, '/ext/summary', 'ACME')),
      ...(await timesOf(stack, '/ops/summary', 'OPS')),
      ...(await exactness(stack)),
    ];
  } finally {
    await stack.stop();
  }
}

async function timesOf(stack: TestStack, path: string, clientId: string): Promise<Figure[]> {
  const token = await logIn(stack, clientId);
  const { p50, p95 } = await applyLoad(stack.gateway, readsOf([path], { ...READS, token }));
  return [figureOf(`${path}, p50`, p50, 'ms'), below(`${path}, p95`, p95, LIMIT_MS, 'ms')];
}

async function exactness(stack: TestStack): Promise<Figure[]> {
  const token = await logIn(stack, 'OPS');
  const client = new Client(stack.gateway);
  const summary = async () => countsOf(await read(client, token));
  try {
    return await withTables(stack, 'orders', async (runner) => {
      const ids = await idsOf(runner);
      const { reads, wrong } = await readWhile(hold(stack, token, ids), runner, summary);
      const shown = await summary();
      const counted = await countRows(runner);
      const differing = Object.keys({ ...shown, ...counted }).filter(
        (kind) => (shown[kind] ?? 0) !== (counted[kind] ?? 0),
      );
      const name = `summary, wrong counts in ${reads} reads while ${ids.length} orders are held`;
      return [
        atMost(name, wrong, 0, 'reads'),
        atMost(
          'summary, counts that differ from the orders afterwards',
          differing.length,
          0,
          'counts',
        ),
      ];
    });
  } finally {
    await client.close();
  }
}

/**
 * Reads the summary until `work` ends. An answer is wrong if it is not between the rows counted before and after it.
 */
async function readWhile(
  holding: Promise<void>,
  runner: QueryRunner,
  summary: () => Promise<Record<string, number>>,
): Promise<{ reads: number; wrong: number }> {
  const ended = new AbortController();
  const work = holding.finally(() => ended.abort());
  let [reads, wrong] = [0, 0];
  while (!ended.signal.aborted) {
    const least = await onHold(runner);
    const { 'orders-on-hold': shown = 0 } = await summary();
    if (shown < least || shown > (await onHold(runner))) wrong += 1;
    reads += 1;
  }
  await work;
  return { reads, wrong };
}

async function hold(stack: TestStack, token: string, ids: readonly string[]): Promise<void> {
  await applyLoad(stack.gateway, {
    connections: 8,
    warmUp: 0,
    requests: ids.length,
    request: (n) => ({
      method: 'POST',
      path: `/ops/orders/${ids[n]}/hold`,
      token,
      body: '{"reason":"The address is being checked."}',
    }),
  });
}

interface Answer {
  needs: { kind: string; count: number }[];
  charts: { ordersByDay: { day: string; salesChannel: string; count: number }[] };
}

async function read(client: Client, token: string): Promise<Answer> {
  const text = await send(client, { method: 'GET', path: '/ops/summary', token });
  return JSON.parse(text) as Answer;
}

/** The summary's counts of orders, by kind, or by day and channel. */
function countsOf({ needs, charts }: Answer): Record<string, number> {
  return Object.fromEntries([
    ...needs.flatMap(({ kind, count }) => (COUNTED_KINDS.has(kind) ? [[kind, count]] : [])),
    ...charts.ordersByDay.map(({ day, salesChannel, count }) => [`${day} ${salesChannel}`, count]),
  ]) as Record<string, number>;
}

const COUNTED_KINDS = new Set([
  'orders-on-hold',
  'orders-in-review',
  'orders-lost',
  'returns-to-approve',
  'orders-late',
]);

async function idsOf(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query(
    `SELECT order_id FROM orders WHERE status = 'READY_TO_SHIP' AND sales_channel = 'MELI' LIMIT $1`,
    [HELD],
  )) as { order_id: string }[];
  return rows.map(({ order_id: id }) => id);
}

async function onHold(runner: QueryRunner): Promise<number> {
  const [row] = (await runner.query(
    `SELECT count(*)::integer AS count FROM orders WHERE status = 'ON_HOLD'`,
  )) as { count: number }[];
  return row?.count ?? 0;
}

async function countRows(runner: QueryRunner): Promise<Record<string, number>> {
  const rows = (await runner.query(ROWS)) as { kind: string; count: number }[];
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

const ROWS = `
  SELECT CASE status WHEN 'ON_HOLD' THEN 'orders-on-hold' WHEN 'REQUIRES_REVIEW' THEN 'orders-in-review'
                     WHEN 'OPERATIONAL_ISSUE' THEN 'orders-lost' ELSE 'returns-to-approve' END AS kind,
         count(*)::integer AS count
    FROM orders WHERE status IN ('ON_HOLD', 'REQUIRES_REVIEW', 'OPERATIONAL_ISSUE', 'RETURN_REQUESTED') GROUP BY status
  UNION ALL
  SELECT 'orders-late', count(*)::integer FROM orders
   WHERE status IN ('CREATED', 'APPROVED', 'HANDLING', 'REGULATORY_CHECK_OK', 'REQUIRES_REVIEW', 'ON_HOLD', 'PACKED',
                    'INVOICED', 'READY_TO_SHIP', 'SHIPPED')
     AND left(delivery ->> 'deliveryEstimateDate', 10) < to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD')
  UNION ALL
  SELECT to_char(creation_date AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ' ' || sales_channel, count(*)::integer FROM orders
   WHERE creation_date >= date_trunc('day', now(), 'UTC') - interval '13 d' GROUP BY 1`;

/** Inserts verdicts on this many SKUs in three channels, and their counts. */
async function seedVerdicts(stack: TestStack, skus: number): Promise<void> {
  await withTables(stack, 'catalog', async (runner) => {
    await runner.query(VERDICTS, [skus]);
    for (const statement of COUNTS) await runner.query(statement);
    await runner.query('VACUUM ANALYZE sku_verdict, sku_verdict_count, live_sku_day');
  });
}
