import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { clientOf } from '../../tools/demo/read-sandbox.js';
import { projectRoot } from '../../tools/stack/paths.js';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { copySkus } from '../load/copied-skus.js';
import { cpuBetween, readUsage } from '../measure/process-usage.js';
import { below, figureOf, type Figure } from '../measure/table.js';
import { until } from './catalogue-progress.js';

const PRICES = Number(process.env['BENCH_PRICES'] ?? 100_000);
const LIMIT_SECONDS = 300;
const PROGRAM = path.join(projectRoot(), 'apps/cli/dist/main.js');

/**
 * Sets the prices of one merchant's catalogue from a file with `entrepot prices set`, and measures the duration of the
 * command while the whole stack localizes the prices.
 */
export async function benchPriceFile(): Promise<Figure[]> {
  const stack = await startTestStack({ prefix: 'bench_prices', overrides: { LOG_LEVEL: 'warn' } });
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-prices-'));
  try {
    await copySkus(stack, PRICES, 'without prices');
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
      figureOf(`${name}, localized in 3 channels`, localized, 's'),
    ];
  } finally {
    await stack.stop();
    await rm(folder, { recursive: true });
  }
}

function pricesFile(): string {
  const rows = Array.from({ length: PRICES }, (_, n) => `S-${n + 1},60,75`);
  return ['skuId,salePrice,listPrice', ...rows, ''].join('\n');
}

/** @throws Error when the command refuses a line, fails, or waits for the rate limit */
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
