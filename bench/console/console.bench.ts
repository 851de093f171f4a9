import { Client } from 'undici';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { OrderRig } from '../load/order-rig.js';
import { residentMb } from '../measure/process-usage.js';
import { median, percentile } from '../measure/statistics.js';
import { atMost, below, figureOf, type Figure } from '../measure/table.js';
import { copyOrder } from './copied-orders.js';
import { interact } from './interactions.js';
import { OrdersTab } from './orders-tab.js';
import { previewPastedPrices } from './price-grid.js';

const IDLE_MS = 10_000;

const ROUNDS = 5;
const ORDERS = 10_000;

/**
 * Measures the console in a browser on this machine, warm and unthrottled: the time to the first paint and to the first
 * rows, the response to input, the rows in the DOM of a long list, and the requests of open tabs.
 */
export async function benchConsole(): Promise<Figure[]> {
  const stack = await startTestStack({ prefix: 'bench_console' });
  try {
    await placeOrders(stack);
    const browser = await OrdersTab.startBrowser(stack);
    try {
      const paints: number[] = [];
      const rows: number[] = [];
      await (await OrdersTab.open(browser)).close();
      for (let round = 0; round < ROUNDS; round += 1) {
        const tab = await OrdersTab.open(browser);
        const { paint, firstRow } = await tab.times();
        paints.push(paint);
        rows.push(firstRow);
        await tab.close();
      }
      const tab = await OrdersTab.open(browser);
      const durations = (await interact(tab.page)).toSorted((a, b) => a - b);
      await tab.close();
      return [
        below('console, first contentful paint, median of 5', median(paints), 1_000, 'ms'),
        below('console, first rows, median of 5', median(rows), 1_500, 'ms'),
        below('console, p95 of 30 interactions', percentile(durations, 0.95), 100, 'ms'),
        atMost('console, row nodes among 10,000', await mostRowNodes(browser), 60, 'rows'),
        below('console, two tabs on Orders', await requestsOfTwoTabs(browser), 30, 'requests/min'),
        ...(await gatewayMemory(stack)),
        below('console, 1,000 prices pasted and previewed', await previewPastedPrices(), 5, 's'),
      ];
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
  }
}

async function placeOrders(stack: TestStack): Promise<void> {
  const rig = await OrderRig.start(stack);
  const client = new Client(stack.gateway);
  try {
    await rig.order(client, 'console');
    await copyOrder(stack, ORDERS - 1);
  } finally {
    await client.close();
    await rig.end();
  }
}

type Browser = Awaited<ReturnType<typeof OrdersTab.startBrowser>>;

/** Scrolls to the end of the list. @returns the maximum number of rows in the DOM */
async function mostRowNodes(browser: Browser): Promise<number> {
  const tab = await OrdersTab.open(browser);
  const most = await tab.scrollToEnd();
  await tab.close();
  return most;
}

async function requestsOfTwoTabs(browser: Browser): Promise<number> {
  const tabs = [await OrdersTab.open(browser), await OrdersTab.open(browser)];
  let count = 0;
  for (const { page } of tabs) page.on('request', () => (count += 1));
  await tabs[0]?.page.waitForTimeout(60_000);
  for (const tab of tabs) await tab.close();
  return count;
}

/** The memory of an idle gateway, with and without the console; for information. */
async function gatewayMemory(stack: TestStack): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const enabled of ['true', 'false']) {
    const overrides = { CONSOLE_ENABLED: enabled };
    const gateway = await stack.another('gateway', `console-${enabled}`, { overrides });
    await delay(IDLE_MS);
    const name = `gateway idle, CONSOLE_ENABLED=${enabled}`;
    figures.push(figureOf(name, await residentMb(gateway.pid), 'MB RSS'));
    await gateway.stop();
  }
  return figures;
}
