import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { eventually } from '#testing';

/** Differs from the merchants of the other suites; the browser gets prepared answers. */
const OWNER = 'GLOBEX';
const COUNT = 450;
const ROW = 'tr[data-row-key]';
const READS = '**/console/api/ext/orders?*';

const idOf = (index: number): string =>
  `0198c0de-7a5b-7000-8000-${String(index).padStart(12, '0')}`;

function order(index: number, change: object = {}) {
  const date = new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString();
  return {
    orderId: idOf(index),
    salesChannelOrderId: index === 0 ? '=1+1' : `channel-${index}`,
    merchantId: OWNER,
    salesChannel: 'MELI',
    status: 'SHIPPED',
    itemCount: 1,
    totals: { orderValue: 49.9 },
    currency: 'USD',
    creationDate: date,
    lastUpdateDate: date,
    version: 1,
    ...change,
  };
}

const parcel = (index: number) => ({
  parcelId: `PARCEL-${index}`,
  merchantId: OWNER,
  recipientCountry: 'MX',
  status: 'SHIPMENT_CREATED',
});

/** Answers a long list of orders; once `flood` is on, more rows have changed than one poll reads. */
async function answerOrders(page: Page) {
  const state = { flood: false };
  await page.route(READS, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const offset = Number(query.get('nextPageToken') ?? 0);
    const size = Number(query.get('pageSize'));
    const isPoll = query.has('lastUpdateDateFrom');
    const change = state.flood ? { version: 2, status: 'DELIVERED' } : {};
    const rows = Array.from({ length: COUNT }, (_, index) => order(index, change));
    const next =
      offset + size < COUNT && (!isPoll || state.flood) ? String(offset + size) : undefined;
    const orders = isPoll && !state.flood ? [] : rows.slice(offset, offset + size);
    await route.fulfill({ json: { orders, ...(next !== undefined && { nextPageToken: next }) } });
  });
  return state;
}

const scrolled = (page: Page) => page.evaluate<number>(`document.querySelector('.list').scrollTop`);

export const listsSuite = (on: ConsoleUnderTest) =>
  describe('the console’s lists', () => {
    let page: Page;

    beforeEach(async () => {
      page = await on.browser.open(OWNER, '/upload');
    });

    afterEach(async () => {
      await page.evaluate('localStorage.clear()');
      await page.close();
    });

    it('A list preserves its rows and scroll position while many records change, and shows changes on demand', async () => {
      const answers = await answerOrders(page);
      await page.goto(on.browser.address('/orders'));
      await page.locator(ROW).first().waitFor();
      for (let index = 0; index <= 60; index += 1) await page.keyboard.press('j');
      await page.getByRole('link', { name: idOf(60) }).waitFor();
      const before = await scrolled(page);
      expect(before).toBeGreaterThan(0);
      answers.flood = true;
      await page.getByText('More than 200 records changed.').waitFor();
      expect(await scrolled(page)).toBe(before);
      await page.getByRole('link', { name: idOf(60) }).waitFor();
      await page.getByRole('button', { name: 'Refresh' }).press('Enter');
      await page.locator(ROW).getByText('Delivered').first().waitFor();
      expect(await scrolled(page)).toBe(before);
    });

    it('A list reloads by itself at the top after many records changed', async () => {
      const answers = await answerOrders(page);
      await page.goto(on.browser.address('/orders'));
      await page.locator(ROW).first().waitFor();
      answers.flood = true;
      await page.locator(ROW).getByText('Delivered').first().waitFor();
    });

    it('Back returns the focus to the row', async () => {
      await answerOrders(page);
      await page.goto(on.browser.address('/orders'));
      await page.locator(ROW).first().waitFor();
      // Repeated like a held key.
      await Promise.all(Array.from({ length: 41 }, () => page.keyboard.press('j')));
      await page.locator(`[data-row-key="${idOf(40)}"] a:focus`).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/orders/${idOf(40)}`);
      await page.goBack();
      await page.locator(`[data-row-key="${idOf(40)}"] a:focus`).waitFor();
    });

    it('A list shows the chosen columns, saves them in a view, and shares them by a link', async () => {
      await answerOrders(page);
      await page.goto(on.browser.address('/orders?status=SHIPPED'));
      await page.getByRole('button', { name: 'Columns' }).press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'Channel' }).press('Space');
      await dialog.getByRole('button', { name: 'Move Status up' }).press('Enter');
      await page.keyboard.press('Escape');
      const headings = () => page.locator('.list th').allTextContents();
      await eventually(async () =>
        expect((await headings()).slice(0, 4)).toEqual(['', 'Status', 'Order', 'Lines']),
      );
      await page.getByRole('button', { name: 'Save this view' }).press('Enter');
      await dialog.locator('input:focus').waitFor();
      await page.keyboard.type('Mine');
      await page.keyboard.press('Enter');
      const link = await page.getByRole('link', { name: 'Mine' }).getAttribute('href');
      await page.evaluate('localStorage.clear()');
      await page.goto(new URL(link ?? '', page.url()).href);
      await page.locator(ROW).first().waitFor();
      expect((await headings()).slice(0, 4)).toEqual(['', 'Status', 'Order', 'Lines']);
    });

    it('A list shows the bounds of a chosen day in local time once times are local', async () => {
      await answerOrders(page);
      await page.goto(on.browser.address('/orders?until=2026-11-19'));
      const day = page.getByLabel('Ordered until (UTC)');
      await page.locator(ROW).first().waitFor();
      const described = () => day.getAttribute('aria-describedby');
      expect(await described()).toBeNull();
      await page.keyboard.press('u');
      await page.getByText(/^(?:19|20) Nov 2026, \d\d:\d\d:59 local time$/).waitFor();
      expect(await described()).not.toBeNull();
    });

    it('A list shows all parcels that wait for a shipment and adds each scanned parcel once', async () => {
      await page.route('**/console/api/ext/parcels?*', (route) => {
        const query = new URL(route.request().url()).searchParams;
        const offset = Number(query.get('nextPageToken') ?? 0);
        const ids = query
          .get('parcelIds')
          ?.split(',')
          .map((id) => Number(id.split('-')[1]));
        if (ids) return route.fulfill({ json: { parcels: ids.map(parcel) } });
        const parcels = Array.from({ length: 200 }, (_, index) => parcel(offset + index));
        return route.fulfill({ json: { parcels, ...(offset === 0 && { nextPageToken: '200' }) } });
      });
      await page.goto(on.browser.address('/shipments'));
      await page.getByRole('button', { name: 'Create a shipment' }).press('Enter');
      await page.getByRole('checkbox', { name: 'PARCEL-199' }).waitFor();
      await page.getByRole('button', { name: 'Show more' }).press('Enter');
      await page.getByRole('checkbox', { name: 'PARCEL-399' }).press('Space');
      await page.getByText(`Chosen: 1 of ${OWNER}`).waitFor();
      // A scanner types faster than the console finds parcels.
      await page.getByLabel('Barcodes or parcel ids').focus();
      for (let index = 0; index < 20; index += 1) await page.keyboard.type(`PARCEL-${index}\n`);
      await page.getByText(`Chosen: 21 of ${OWNER}`).waitFor();
      expect(await page.getByText('This parcel is already in the list.').count()).toBe(0);
    });

    it('A list exports all pages as CSV without formulas', async () => {
      await answerOrders(page);
      await page.goto(on.browser.address('/orders'));
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).press('Enter');
      const lines = readFileSync(await (await download).path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines).toHaveLength(COUNT + 1);
      expect(lines[1]).toContain(`${idOf(0)},'=1+1,${OWNER},`);
      await page.getByText(`Exported ${COUNT} rows`).waitFor();
    });
  });
