import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { perSecond } from '../measure/statistics.js';
import { until } from './catalogue-progress.js';
import { applyLoad } from '../load/http-load.js';
import { logIn } from '../load/http-rig.js';
import { MemorySampler } from '../measure/memory-sampler.js';
import { tenVariants, skuIdsOf, VARIANTS } from '../load/product-body.js';
import { cpuBetween, readUsage } from '../measure/process-usage.js';
import { StatementSampler } from '../measure/statement-sampler.js';
import { atLeast, below, type Figure } from '../measure/table.js';

const SKUS = Number(process.env['BENCH_CATALOGUE_SKUS'] ?? 20_000);
const PRODUCTS = SKUS / VARIANTS;
/** Concurrent requests of a merchant's uploader. */
const CONNECTIONS = 16;
const LIMIT = 600;
/** Limit of memory in the last third of the run divided by memory in the first third. */
const MEMORY_GROWTH = 1.25;

/**
 * Sends one merchant's catalogue through the whole stack in two phases: upload, which triggers localization; then a
 * price call for each SKU, which triggers localized prices and channel approvals. A stage is timed from the start of
 * its phase, when its backlog begins, to its last SKU.
 */
export async function benchCatalogue(): Promise<Figure[]> {
  const stack = await startTestStack({
    prefix: 'bench_catalogue',
    overrides: { LOG_LEVEL: 'warn' },
  });
  const statements = new StatementSampler(stack.sandbox.databaseUrl);
  try {
    const token = await logIn(stack, 'ACME');
    const memory = new MemorySampler(stack);
    const figures = [
      ...(await phase(stack, statements, 'upload', () => upload(stack, token))),
      ...(await phase(stack, statements, 'prices', () => price(stack, token))),
    ];
    return [...figures, ...memoryFigures(memory)];
  } finally {
    await statements.stop();
    await stack.stop();
  }
}

/** Seconds since the start of the phase, by stage. */
type Stages = Record<string, number>;

async function upload(stack: TestStack, token: string): Promise<Stages> {
  const seconds = stopwatch();
  const localized = until(stack, 'localized', SKUS).then(seconds);
  await applyLoad(stack.gateway, {
    connections: CONNECTIONS,
    warmUp: 0,
    requests: PRODUCTS,
    request: (n) => ({
      method: 'POST',
      path: '/ext/merchant/skus',
      token,
      body: tenVariants(`P${n}`),
    }),
  });
  return { uploaded: seconds(), localized: await localized };
}

async function price(stack: TestStack, token: string): Promise<Stages> {
  const skuIds = Array.from({ length: PRODUCTS }, (_, n) => skuIdsOf(`P${n}`)).flat();
  const seconds = stopwatch();
  const priced = until(stack, 'priced', SKUS).then(seconds);
  const approved = until(stack, 'approved', SKUS).then(seconds);
  await applyLoad(stack.gateway, {
    connections: CONNECTIONS,
    warmUp: 0,
    requests: SKUS,
    request: (n) => ({
      method: 'POST',
      path: `/ext/prices/origin/${skuIds[n]}`,
      token,
      body: '{"salePrice":60,"listPrice":75}',
    }),
  });
  return {
    'price calls': seconds(),
    'priced in 3 channels': await priced,
    'approved in 3 channels': await approved,
  };
}

/** Runs a phase and prints the processor time of each part. */
async function phase(
  stack: TestStack,
  statements: StatementSampler,
  name: string,
  run: () => Promise<Stages>,
): Promise<Figure[]> {
  statements.take(0);
  const before = await readUsage(stack);
  const stages = await run();
  const cpu = cpuBetween(before, await readUsage(stack));
  const used = cpu.map(([part, cpuMs]) => `${part} ${(cpuMs / 1000).toFixed(1)}`);
  console.log(`  ${name}: processor seconds of ${used.join(', ')}`);
  for (const { application, statement, share } of statements.take(8)) {
    console.log(`  ${name}: ${Math.round(share * 100)}% ${application}: ${statement}`);
  }
  return Object.entries(stages).map(([stage, took]) =>
    atLeast(
      `${SKUS.toLocaleString('en-US')} SKUs, ${stage}`,
      perSecond(SKUS, took * 1000),
      LIMIT,
      'SKUs/s',
    ),
  );
}

function memoryFigures(memory: MemorySampler): Figure[] {
  const trends = memory.stop();
  const sum = (of: 'first' | 'last'): number =>
    trends.reduce((total, trend) => total + trend[of], 0);
  for (const { service, first, last } of trends) {
    console.log(`  memory of ${service}: ${first.toFixed(0)} MB, then ${last.toFixed(0)} MB`);
  }
  return [
    below('six services, last third to first', sum('last') / sum('first'), MEMORY_GROWTH, 'x RSS'),
  ];
}

function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => (performance.now() - startedAt) / 1000;
}
