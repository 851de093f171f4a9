import type { Browser } from 'playwright-core';
import { startTestStack } from '../../tools/stack/testing/test-stack.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import {
  accessibilityFaults,
  logIn,
  openConsole,
  startBrowser,
} from '../support/console/console-page.js';
import { Merchant } from '../support/merchant.js';

let stack: TestStack;
let browser: Browser;
let orderId: string;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startTestStack({ prefix: 'console' }), startBrowser()]);
  const merchant = await Merchant.logIn(stack);
  const skuIds = await merchant.upload('CONSOLE');
  const price = await merchant.price('CONSOLE', skuIds);
  ({ orderId } = await merchant.order('console-1', skuIds, price));
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

describe('the console', () => {
  it('finds an order by its pasted id, holds it and releases it', async () => {
    const { page, faults } = await openConsole(browser, stack, '/orders');
    await logIn(page, stack, 'OPS');
    await page.keyboard.press('Control+k');
    await page.getByLabel('A page, an act, or an id').fill(orderId);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: orderId }).waitFor();

    await page.getByRole('button', { name: 'Hold' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Hold' }).click();
    await dialog.getByText('Say why in a few words.').waitFor();
    await dialog.getByLabel('Reason', { exact: true }).fill('<img src=x onerror=alert(1)>');
    await dialog.getByRole('button', { name: 'Hold' }).click();
    await page.getByText('Hold: done. The order is “On hold”.').waitFor();
    await page.getByText('“<img src=x onerror=alert(1)>”').waitFor();

    await page.getByRole('button', { name: 'Release' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
    await page.getByText('Release: done.').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('opens an order and its JSON by keyboard alone, and keeps no token within reach of scripts', async () => {
    const { page, faults } = await openConsole(browser, stack, '/orders');
    await logIn(page, stack, 'ACME');
    await page.getByRole('link', { name: orderId }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Timeline' }).waitFor();
    await page.keyboard.press('~');
    await page.getByRole('dialog').getByText('"orderId"').waitFor();
    expect(page.url()).toContain('raw=true');
    await page.reload();
    await page.getByRole('dialog').getByText('"orderId"').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');

    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    expect(kept).not.toMatch(/eyJ/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows the same view after a reload of a filtered address, and after the log-in', async () => {
    const { page } = await openConsole(browser, stack, '/orders?status=DELIVERED,RETURNED');
    await logIn(page, stack, 'ACME');
    expect(page.url()).toMatch(/\/console\/orders\?status=DELIVERED,RETURNED$/);
    await page.getByText('No order matches these filters').waitFor();
    await page.reload();
    await page.getByText('No order matches these filters').waitFor();
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByRole('link', { name: orderId }).waitFor();
    await page.goBack();
    await page.getByText('No order matches these filters').waitFor();
    await page.context().close();
  });

  it('shows the order of another merchant as not found, and a wrong secret as a problem', async () => {
    const { page } = await openConsole(browser, stack, `/orders/${orderId}`);
    await page.getByLabel('Client id').fill('GLOBEX');
    await page.getByLabel('Client secret').fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').getByText('wrong-credentials').waitFor();
    await logIn(page, stack, 'GLOBEX');
    await page.getByRole('alert').getByText('order-not-found').waitFor();
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('has no fault that axe finds, %s', async (colorScheme) => {
    const options = { colorScheme, bypassCSP: true };
    const { page } = await openConsole(browser, stack, '/orders', options);
    expect(await accessibilityFaults(page)).toEqual([]);
    await logIn(page, stack, 'OPS');
    await page.getByRole('link', { name: orderId }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const [path, heading] of [
      [`/orders/${orderId}`, 'Timeline'],
      ['/design', 'Timeline'],
    ] as const) {
      await page.goto(`${stack.gateway}/console${path}`);
      await page.getByRole('heading', { name: heading }).waitFor();
      expect([path, ...(await accessibilityFaults(page))]).toEqual([path]);
    }
    await page.context().close();
  });
});
