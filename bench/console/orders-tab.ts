import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from '../../tools/browser/find-chromium.js';
import { clientOf } from '../../tools/demo/read-sandbox.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

/** More steps than a list of 10,000 rows needs; it loads pages of 100. */
const MOST_STEPS = 2_000;
const ROW = 'tr[data-row-key]';

/** Records when the first row appears, in ms since the start of the navigation. */
const NOTE_FIRST_ROW = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('${ROW}')) return;
    globalThis.firstRow = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });`;

interface LoggedIn {
  context: BrowserContext;
  gateway: string;
  close: () => Promise<void>;
}

/** A browser tab that shows the list of orders. */
export class OrdersTab {
  private constructor(readonly page: Page) {}

  /** A browser with a logged-in client; the default is an operator. */
  static async startBrowser({ gateway, sandbox }: TestStack, clientId = 'OPS'): Promise<LoggedIn> {
    const browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox'] });
    const context = await browser.newContext();
    await context.addInitScript(NOTE_FIRST_ROW);
    const page = await context.newPage();
    await page.goto(`${gateway}/console/sign-in`);
    await page.locator('input[name=username]').fill(clientId);
    await page.locator('input[name=password]').fill(clientOf(sandbox, clientId).clientSecret);
    await page.locator('button[type=submit]').click();
    await page.locator('main#content').waitFor();
    await page.close();
    return { context, gateway, close: () => browser.close() };
  }

  static async open({ context, gateway }: LoggedIn): Promise<OrdersTab> {
    const page = await context.newPage();
    await page.goto(`${gateway}/console/orders`);
    await page.locator(ROW).first().waitFor();
    return new OrdersTab(page);
  }

  /** The times of the first paint and the first row, in ms since the start of the navigation. */
  times(): Promise<{ paint: number; firstRow: number }> {
    return this.page.evaluate(`({
      paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      firstRow: globalThis.firstRow,
    })`);
  }

  /** Scrolls until all rows were shown. @returns the maximum number of rows in the DOM */
  async scrollToEnd(): Promise<number> {
    const end = this.page.getByText('orders, all of them shown');
    let most = 0;
    for (let step = 0; step < MOST_STEPS && (await end.count()) === 0; step += 1) {
      await this.page.evaluate(`document.querySelector('.list').scrollTo(0, 1e9)`);
      await this.page.waitForTimeout(20);
      most = Math.max(most, await this.page.locator(ROW).count());
    }
    if ((await end.count()) === 0) {
      throw new Error(`not at the end: ${await this.page.locator('.list-foot').textContent()}`);
    }
    return most;
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}
