import axe from 'axe-core';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { clientOf } from '../../../tools/demo/read-sandbox.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
}

/** A page of the console, and the faults that the browser has reported on it. */
export interface ConsolePage {
  page: Page;
  faults: string[];
}

/** Opens an address of the console in a context of its own. @param path after `/console` */
export async function openConsole(
  browser: Browser,
  stack: TestStack,
  path: string,
  options: BrowserContextOptions = {},
): Promise<ConsolePage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // A refusal is shown to the person, and the browser reports it as well.
    const refusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refusal) faults.push(message.text());
  });
  await page.goto(`${stack.gateway}/console${path}`);
  return { page, faults };
}

export async function logIn(page: Page, stack: TestStack, clientId: string): Promise<void> {
  await page.getByLabel('Client id').fill(clientId);
  await page.getByLabel('Client secret').fill(clientOf(stack.sandbox, clientId).clientSecret);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
}

/** What axe finds on a page, in a context whose policy lets its script in. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  );
}
