import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '#testing';
import { Client } from 'pg';
import { clientOf } from '../../tools/demo/read-sandbox.js';
import { projectRoot } from '../../tools/stack/paths.js';
import { startTestStack } from '../../tools/stack/testing/test-stack.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { applyLoad } from '../load/http-load.js';
import { logIn } from '../load/http-rig.js';
import { productBody } from '../../tools/requests/product-body.js';
import { cpuBetween, readUsage } from '../measure/process-usage.js';
import { below, known } from '../measure/table.js';
import type { Figure } from '../measure/table.js';
import { until } from './catalogue-progress.js';

const PRICES = Number(process.env['BENCH_PRICES'] ?? 100_000);
const LIMIT_SECONDS = 300;
/** What services keep of a SKU, and its rows there: it is sold in three channels. */
const SKU_ROWS = {
  'catalog.sku': 1,
  'catalog.sku_channel': 3,
  'pricing.sku': 1,
  'orders.sku': 1,
  'orders.sku_channel': 3,
};
const PROGRAM = path.join(projectRoot(), 'apps/cli/dist/main.js');

/**
 * Sets the prices of one merchant's catalogue from a file with `entrepot prices set`, as a merchant does: the time of
 * the command from its start to its end, while the whole stack localizes what it sends.
 */
export async function benchPriceFile(): Promise<Figure[]> {
  const stack = await startTestStack({ prefix: 'bench_prices', overrides: { LOG_LEVEL: 'warn' } });
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-prices-'));
  try {
    await addCatalogue(stack);
    const file = path.join(folder, 'prices.csv');
    await writeFile(file, pricesFile());
    const before = await readUsage(stack);
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1_000;
    await setPrices(stack, folder, file);
    const took = seconds();
    await until(stack, 'priced', PRICES);
    const localized = seconds();
    const cpu = cpuBetween(before, await readUsage(stack));
    const used = cpu.map(([part, cpuMs]) => `${part} ${(cpuMs / 1000).toFixed(1)}`);
    console.log(`  processor seconds of ${used.join(', ')}`);
    const name = `${PRICES.toLocaleString('en-US')} prices by command line`;
    return [
      below(name, took, LIMIT_SECONDS, 's'),
      known(`${name}, localized in 3 channels`, localized, 's'),
    ];
  } finally {
    await stack.stop();
    await rm(folder, { recursive: true });
  }
}

/** One SKU is uploaded and localized, and the others are copies of it in each service that keeps SKUs. */
async function addCatalogue(stack: TestStack): Promise<void> {
  const token = await logIn(stack, 'ACME');
  const body = JSON.stringify(productBody('P', { colors: ['Black'], sizes: ['M'] }));
  const request = { method: 'POST', path: '/ext/merchant/skus', token, body } as const;
  const one = { connections: 1, warmUp: 0, requests: 1, request: () => request };
  await applyLoad(stack.gateway, one);
  const client = new Client({ connectionString: stack.sandbox.databaseUrl });
  await client.connect();
  try {
    for (const [table, rows] of Object.entries(SKU_ROWS)) {
      await untilThere(client, table, rows);
      await client.query(
        `INSERT INTO ${table}
         SELECT copied.* FROM ${table} o, generate_series(1, $1::int) AS n,
                jsonb_populate_record(o, jsonb_build_object(
                  'sku_id', 'S-' || n, 'product_id', 'P-' || n, 'id', md5('S-' || n)::uuid)) AS copied`,
        [PRICES],
      );
      await client.query(`ANALYZE ${table}`);
    }
  } finally {
    await client.end();
  }
}

async function untilThere(client: Client, table: string, rows: number): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await client.query(`SELECT FROM ${table}`);
    if (rowCount !== rows) throw new Error(`${rowCount} rows in ${table}`);
  });
}

function pricesFile(): string {
  const rows = Array.from({ length: PRICES }, (_, n) => `S-${n + 1},60,75`);
  return ['skuId,salePrice,listPrice', ...rows, ''].join('\n');
}

/** @throws Error when the command refuses a line, fails, or had to wait for the rate limit */
async function setPrices(stack: TestStack, home: string, file: string): Promise<void> {
  const { clientSecret } = clientOf(stack.sandbox, 'ACME');
  const child = spawn(process.execPath, [PROGRAM, 'prices', 'set', file], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      XDG_CONFIG_HOME: home,
      ENTREPOT_URL: stack.gateway,
      ENTREPOT_CLIENT_ID: 'ACME',
      ENTREPOT_CLIENT_SECRET: clientSecret,
    },
  });
  const [notes, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0 || notes.includes('rate limit')) throw new Error(`exit code ${code}: ${notes}`);
}
