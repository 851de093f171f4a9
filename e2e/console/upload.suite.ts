import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { choose, enter, typeOver, untilFocused } from '../support/console/keyboard.js';
import { Merchant } from '../support/merchant.js';
import { csvOf, skuRows } from '../support/sku-file.js';

const OWNER = 'GLOBEX';
const PRODUCTS = 50;

/** 200 SKUs of 50 products: the console rejects one, the API another, and the review would deny a third. */
const ROWS = skuRows('UP', PRODUCTS).map((row) => {
  const { productId, main } = row;
  if (main !== 'true') return row;
  if (productId === 'UP-3') return { ...row, weight: '1,5' };
  if (productId === 'UP-5') return { ...row, category: 'x'.repeat(513) };
  return productId === 'UP-7' ? { ...row, name: 'LINEN SHIRT' } : row;
});
const FILE = { name: 'skus.csv', mimeType: 'text/csv', buffer: Buffer.from(csvOf(ROWS)) };

const LABEL = 'Drop a file of SKUs, prices or stock here';

const chooseFile = (page: Page): Promise<void> => page.getByLabel(LABEL).setInputFiles(FILE);

export const uploadSuite = (on: ConsoleUnderTest) =>
  describe('the upload of 200 SKUs in the console', () => {
    let merchant: Merchant;

    beforeAll(async () => {
      merchant = await Merchant.logIn(on.stack, OWNER);
    }, 180_000);

    it('The console checks the file, asks for deletions, can be stopped, and resends failed requests', async () => {
      await merchant.api.send('POST', '/ext/merchant/skus', productOf('UP-0', ['UP-0-old']));
      const page = await on.browser.open(OWNER, '/upload');
      await chooseFile(page);
      await page.getByText('skus.csv: 200 SKUs of 50 products').waitFor();
      await page.getByRole('button', { name: 'Send 47 products, 188 SKUs' }).waitFor();
      const lines = page.getByRole('table', { name: 'Lines' });
      const refused = lines.getByRole('row').filter({ hasText: 'Rejected' });
      expect((await refused.allInnerTexts()).map((text) => text.split('\t')[3])).toEqual(
        expect.arrayContaining([
          'weight must be a number, with a point before decimals: 12.5',
          expect.stringMatching(/^category must/),
        ]),
      );
      await page.getByRole('link', { name: 'Denied by review 1' }).click();
      await page.waitForURL((url) => url.searchParams.get('show') === 'review');
      await lines.getByText('title-capitals').waitFor();

      await page.getByText('UP-0-old').waitFor();
      await page.getByLabel('Delete this SKU').press('Space');
      const sending = await intercept(page);
      await page.getByRole('button', { name: 'Send 48 products, 192 SKUs' }).click();
      await sending.held;
      await page.getByRole('button', { name: 'Stop' }).click();
      sending.release();
      await page.getByText(/^\d+ of 50 products are sent/).waitFor();
      await page.getByRole('link', { name: 'Failed 1' }).waitFor();
      // Stopped with most requests left, none of which is lost.
      await page.getByRole('button', { name: /^Send 4\d products/ }).click();
      await page.getByText('48 of 50 products are sent; 2 are not.').waitFor();
      expect(await storedSkus(merchant)).toEqual(
        ROWS.filter(({ productId }) => !['UP-3', 'UP-5'].includes(productId ?? ''))
          .map(({ skuId }) => skuId)
          .toSorted(),
      );

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the lines that were not sent' }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('skus.not-sent.csv');
      const text = readFileSync(await saved.path(), 'utf8');
      expect(text.match(/UP-[35]-(blue|red|green|black)/g)?.length).toBe(8);
      expect(text).not.toContain('UP-1-');
      await page.close();
    });

    it('The console suggests the most likely format of a file and reads it again', async () => {
      const rows = skuRows('AGAIN', 1).map((row) => ({ ...row, brand: 'Niños', weight: '0,25' }));
      const latin = Buffer.from(csvOf(rows).replace('\uFEFF', ''), 'latin1');
      const page = await on.browser.open(OWNER, '/upload');
      await page.getByLabel(LABEL).setInputFiles({ ...FILE, name: 'latin.csv', buffer: latin });
      await page
        .getByText('This file uses decimal commas and probably the encoding windows-1252.')
        .waitFor();
      expect(await page.getByRole('table', { name: 'Lines' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Read it this way' }).press('Enter');
      await page.getByRole('button', { name: 'Send one product, 4 SKUs' }).waitFor();
      await page.close();
    });

    it('A merchant sets a price, sees its breakdown, and sees a rejected price with its SKU', async () => {
      const page = await on.browser.open(OWNER, '/prices');
      await page.getByRole('button', { name: 'Set a price' }).click();
      const dialog = page.getByRole('dialog');
      await untilFocused(dialog);
      await page.keyboard.type('UP-1-blue');
      await enter(dialog.getByLabel('Payout per unit'), '60');
      await page.keyboard.press('Enter');
      await dialog.getByText('The price of UP-1-blue is being localized').waitFor();
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

      // The list is live, so the price appears without a reload.
      const row = page.getByRole('row').filter({ hasText: 'MELI' });
      await row.getByRole('link', { name: 'UP-1-blue' }).click();
      const address = /\/prices\/UP-1-blue\?channel=MELI$/;
      await page.waitForURL(address);
      await page.getByRole('heading', { name: 'Price breakdown in MELI' }).waitFor();
      await page.reload();
      await page.getByRole('cell', { name: 'Payout to the merchant' }).waitFor();
      await page.getByText('all channels, as payout').waitFor();

      await page.getByRole('button', { name: 'Set a price' }).click();
      await choose(dialog.getByLabel('Where'), 'Only in MELI');
      expect(await dialog.getByLabel('Country of the channel').inputValue()).toBe('MX');
      await enter(dialog.getByLabel('Country of the channel'), 'BR');
      await enter(dialog.getByLabel('Shown price'), '1999.90');
      await page.keyboard.press('Enter');
      const wrong = dialog.getByLabel('Country of the channel');
      await wrong.and(page.locator('[aria-invalid=true]:focus')).waitFor();
      await dialog.getByText('Failed SKUs').waitFor();
      await typeOver(page, 'mx');
      await page.keyboard.press('Enter');
      await dialog.getByText('The price of UP-1-blue is being localized').waitFor();
      await page.keyboard.press('Escape');
      await page.getByText('as submitted').waitFor();
      expect(page.url()).toMatch(address);
      await page.close();

      const operators = await on.browser.open('OPS', '/prices?text=UP-1-blue');
      await operators.getByRole('link', { name: 'UP-1-blue' }).first().waitFor();
      expect(await operators.getByRole('button', { name: 'Set a price' }).count()).toBe(0);
      await operators.close();
    });

    it('A merchant sets units, and a change of units that others changed meanwhile is rejected', async () => {
      const page = await on.browser.open(OWNER, '/inventory');
      await page.getByRole('button', { name: 'Set stock' }).click();
      const dialog = page.getByRole('dialog');
      await untilFocused(dialog);
      await page.keyboard.type('UP-1-blue');
      await enter(dialog.getByLabel('Units'), '20');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'UP-1-blue' }).click();
      await dialog.getByText('The number that you enter replaces the current 20 units').waitFor();
      await enter(dialog.getByLabel('Units', { exact: true }), '25');
      await merchant.setStock('UP-1-blue', 18);
      await page.keyboard.press('Enter');
      const alert = dialog.getByRole('alert');
      await alert
        .getByText('Units that you saw: 20. Units now: 18. Units that you entered: 25.')
        .waitFor();
      await alert.getByRole('button', { name: 'Set 25 anyway, in place of 18' }).click();
      await dialog.getByText('UP-1-blue: 25 units in warehouse 1.').waitFor();
      await page.reload();
      await dialog.getByText('The number that you enter replaces the current 25 units').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('');
      await page.close();
    });

    on.examine('The page has no accessibility faults in both themes and fits 360 px', async () => {
      const open = encodeURIComponent(`${OWNER}-UP-1-blue-1-AVAILABLE`);
      const checked = on.browser.pageFaults(OWNER, '/upload', '.counts', chooseFile);
      expect(await checked).toEqual([]);
      for (const [client, to, ready] of [
        [OWNER, '/upload', '.drop'],
        [OWNER, '/prices', 'tbody a'],
        [OWNER, '/prices/UP-1-blue', '#breakdown ~ .table-wrap'],
        ['OPS', '/prices/UP-1-blue?merchant=GLOBEX', '#channels ~ .table-wrap'],
        [OWNER, `/inventory?open=${open}`, '.dialog form'],
        ['OPS', '/inventory', 'tbody a'],
      ] as const) {
        expect(await on.browser.pageFaults(client, to, ready)).toEqual([]);
      }
    });
  });

/** A product with SKUs that are missing in the file. */
function productOf(productId: string, skuIds: readonly string[]) {
  const [row] = ROWS.filter((record) => record['productId'] === 'UP-1');
  return skuIds.map((skuId) => ({
    skuId,
    productId,
    main: true,
    name: row?.['name'] ?? '',
    description: row?.['description'] ?? '',
    weight: 0.25,
    height: 3,
    width: 25,
    length: 30,
    ean: '4006381333931',
    hscode: '6205.90',
    globalSaleChannelData: { active: true, category: 'Shirts', brand: 'Acme' },
    images: ['https://images.example.com/old.jpg'],
  }));
}

/**
 * Intercepts the upserts of the page: the first request is rejected with status 429 and then succeeds; one product is
 * rejected once; from the seventh on, requests wait until they are released.
 */
async function intercept(page: Page): Promise<{ held: Promise<void>; release: () => void }> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let requests = 0;
  const answer = async (route: Route): Promise<void> => {
    requests += 1;
    if (requests === 1) {
      const headers = { 'retry-after': '1' };
      await route.fulfill({ status: 429, headers, json: { code: 'rate-limited' } });
    } else if (requests === 2) {
      const errors = [{ pointer: '/1/name', code: 'refused-here', detail: 'is refused' }];
      await route.fulfill({ status: 422, json: { code: 'validation-failed', errors } });
    } else {
      if (requests > 6) {
        held.resolve();
        await released.promise;
      }
      await route.continue();
    }
  };
  await page.route('**/console/api/ext/merchant/skus', answer);
  return { held: held.promise, release: () => released.resolve() };
}

/** The ids of the upload's SKUs that the API lists. */
async function storedSkus(merchant: Merchant): Promise<string[]> {
  const ids: string[] = [];
  let next = '';
  do {
    const page = await merchant.get(`/ext/merchant/skus?pageSize=200&view=summary${next}`);
    ids.push(...page.skus.map(({ skuId }: { skuId: string }) => skuId));
    next = page.nextPageToken ? `&nextPageToken=${encodeURIComponent(page.nextPageToken)}` : '';
  } while (next !== '');
  return ids.filter((skuId) => skuId.startsWith('UP-')).toSorted();
}
