import type { Page } from 'playwright-core';
import { copySkus } from '../load/copied-skus.js';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { OrdersTab } from './orders-tab.js';

const PRICES = 1_000;

/**
 * Measures the time from a paste until each of 1,000 prices is previewed in three channels.
 * @returns seconds
 */
export async function previewPastedPrices(): Promise<number> {
  const stack = await startTestStack({ prefix: 'bench_price_grid' });
  try {
    await copySkus(stack, PRICES, 'with prices');
    return await secondsOf(stack);
  } finally {
    await stack.stop();
  }
}

async function secondsOf(stack: TestStack): Promise<number> {
  const browser = await OrdersTab.startBrowser(stack, 'ACME');
  try {
    await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await browser.context.newPage();
    await page.goto(`${stack.gateway}/console/prices/edit/grid`);
    const grid = page.getByRole('grid');
    await grid.waitFor();
    await copyPrices(page);
    await grid.focus();
    const start = performance.now();
    await page.keyboard.press('Control+V');
    await page.getByRole('button', { name: 'Save 1,000 changes', disabled: false }).waitFor();
    return (performance.now() - start) / 1_000;
  } finally {
    await browser.close();
  }
}

async function copyPrices(page: Page): Promise<void> {
  const rows = Array.from(
    { length: PRICES },
    (_, index) => `S-${index + 1}\t${((6_001 + index) / 100).toFixed(2)}`,
  );
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(rows.join('\n'))})`);
}
