import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'undici';
import { startTestStack } from '../../tools/stack/testing/test-stack.js';
import { OrderRig } from '../load/order-rig.js';
import { cpuBetween, readUsage } from '../measure/process-usage.js';
import { atLeast, below, type Figure } from '../measure/table.js';

const CONNECTIONS = 16;
const WARM_UP = { rate: 10, seconds: 10 };
const EASY = { rate: 5, seconds: 20 };
const BUSY = { rate: 90, seconds: 60 };
/** Processor time of one order, including all services, Postgres and Kafka. */
const CPU_MS = 18;
/** Allows for clock resolution and for the last orders still in progress. */
const KEEPS_UP = 0.98;

interface Pace {
  rate: number;
  seconds: number;
}

/**
 * Measures orders from creation, with approval right after it, to READY_TO_SHIP, with all services running and without
 * the sandbox's waiting times: latency at low load, and whether the stack sustains a high load.
 */
export async function benchOrderFlow(): Promise<Figure[]> {
  const stack = await startTestStack({
    prefix: 'bench_flow',
    overrides: { LOG_LEVEL: 'warn' },
  });
  const rig = await OrderRig.start(stack);
  const clients = Array.from({ length: CONNECTIONS }, () => new Client(stack.gateway));
  let ordered = 0;
  /** @returns orders per second, from the first order to the last that becomes ready */
  const run = async ({ rate, seconds }: Pace): Promise<number> => {
    const startedAt = performance.now();
    const count = rate * seconds;
    await Promise.all(
      Array.from({ length: count }, async (_, n) => {
        await delay(Math.max(0, startedAt + (n * 1_000) / rate - performance.now()));
        await rig.order(clients[n % CONNECTIONS] as Client, `flow-${ordered++}`);
      }),
    );
    await rig.untilReady(ordered);
    return (count * 1_000) / (performance.now() - startedAt);
  };
  try {
    await run(WARM_UP);
    await run(EASY);
    const easy = await middleTime(rig, EASY);
    const before = await readUsage(stack);
    const ordersPerSecond = await run(BUSY);
    const used = cpuBetween(before, await readUsage(stack));
    const parts = used.map(([part, cpuMs]) => `${part} ${(cpuMs / 1000).toFixed(1)}`);
    const cpuMs = used.reduce((sum, [, ms]) => sum + ms, 0) / (BUSY.rate * BUSY.seconds);
    console.log(`  ${BUSY.rate} orders/s: processor seconds of ${parts.join(', ')}`);
    const busy = await middleTime(rig, BUSY);
    return [
      below(`order create to READY_TO_SHIP, ${EASY.rate}/s, p50`, easy, 250, 'ms'),
      atLeast(
        `orders sustained for ${BUSY.seconds} s, p50 ${busy.toFixed(0)} ms`,
        ordersPerSecond,
        BUSY.rate * KEEPS_UP,
        'orders/s',
      ),
      below('processor time of an order', cpuMs, CPU_MS, 'ms'),
    ];
  } finally {
    await Promise.all(clients.map((client) => client.close()));
    await rig.end();
    await stack.stop();
  }
}

/** Median milliseconds from the first history entry to READY_TO_SHIP, over the orders that were placed last. */
async function middleTime(rig: OrderRig, { rate, seconds }: Pace): Promise<number> {
  const [row] = await rig.query<{ middle: number }>(
    `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY took) AS middle
       FROM (SELECT extract(epoch FROM max(received_date) FILTER (WHERE status = 'READY_TO_SHIP') - min(received_date)) * 1000 AS took
               FROM orders.order_history GROUP BY order_id ORDER BY min(id) DESC LIMIT ${rate * seconds}) AS last`,
  );
  return Number(row?.middle);
}
