import type { Page } from 'playwright-core';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { choose } from '../support/console/keyboard.js';
import { Merchant, type Json } from '../support/merchant.js';
import { newMerchant } from '../support/new-merchant.js';

const OWNER = 'PRICED';

/** @param lines without line breaks */
function fileOf(name: string, lines: readonly string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) };
}

const PRICES = fileOf('prices.csv', ['skuId,salePrice', 'PRICED-2,64', 'PRICED-9,64']);

const LABEL = 'Drop a file of SKUs, prices or stock here';

export const pricesSuite = (on: ConsoleUnderTest) =>
  describe('prices and stock of many SKUs in the console', () => {
    let merchant: Merchant;

    beforeAll(async () => {
      await newMerchant(on.stack, OWNER);
      merchant = await Merchant.logIn(on.stack, OWNER);
      await merchant.price(await merchant.upload(OWNER));
    }, 180_000);

    const panel = (page: Page) => page.getByRole('region', { name: 'Action on many records' });
    const press = async (page: Page, name: string) => {
      await page.getByRole('button', { name, exact: true }).press('Enter');
    };

    const choice = (page: Page, label: string) =>
      page.getByRole('dialog').getByRole('combobox', { name: label });

    it('A merchant sees the effect of a percentage on the payouts of selected SKUs, and sets the prices', async () => {
      const page = await on.browser.open(OWNER, '/skus?text=PRICED');
      await page.getByRole('row').nth(2).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
      await page.keyboard.press('j');
      await page.keyboard.press('Shift+Space');
      await page.getByText('2 selected').waitFor();
      await press(page, 'Set price');
      const dialog = page.getByRole('dialog');
      await choose(choice(page, 'New price'), 'A percentage of the current price');
      await dialog.getByLabel('Change in percent').focus();
      await page.keyboard.type('-12.5');
      await page.keyboard.press('Enter');
      await dialog
        .getByText(/^PRICED-.+: 60\.00 USD → 52\.50 USD\s[\s\S]*MELI: [\d,.]+ MXN → [\d,.]+ MXN/)
        .nth(1)
        .waitFor();
      await dialog.getByText('Selected: 2').waitFor();
      await dialog.getByRole('button', { name: 'Set price' }).press('Enter');
      await panel(page).getByText('All 2 done.').waitFor();
      const { skus } = await merchant.get('/ext/merchant/skus?text=PRICED&view=summary');
      const prices = await Promise.all(
        skus.map(({ skuId }: Json) => merchant.get(`/ext/skus/${skuId}/sentPrices`)),
      );
      const changed = prices.filter(({ origin }: Json) => origin.salePrice === 52.5);
      expect(changed.map(({ origin }: Json) => origin.listPrice)).toEqual([65.63, 65.63]);
      expect(prices.length).toBeGreaterThan(2);
      await page.close();
    });

    it('A merchant sets the price for buyers of the selected rows only, and sees rows with another currency', async () => {
      const page = await on.browser.open(OWNER, '/prices?text=PRICED');
      await page.getByRole('row').nth(3).waitFor();
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).press('Space');
      await press(page, 'Set price');
      const dialog = page.getByRole('dialog');
      await choose(
        choice(page, 'Price to set'),
        'Price that buyers see, in the channel of each row',
      );
      await dialog.getByLabel('Amount per unit').focus();
      await page.keyboard.type('2499');
      await choose(choice(page, 'Currency of the amount'), 'MXN');
      await dialog.getByRole('button', { name: 'Show the effect' }).press('Enter');
      await dialog
        .getByText(/MELI: [\d,.]+ MXN → 2,499\.00 MXN$/)
        .first()
        .waitFor();
      await dialog.getByRole('button', { name: 'Set price' }).press('Enter');
      await panel(page).getByText('not in MXN.').first().waitFor();
      const { skus } = await merchant.get('/ext/merchant/skus?text=PRICED&view=summary');
      for (const { skuId } of skus) {
        const { destinations } = await merchant.get(`/ext/skus/${skuId}/sentPrices`);
        expect(destinations).toMatchObject([{ salesChannel: 'MELI', salePrice: 2499 }]);
      }
      await page.close();
    });

    it('A merchant uploads prices and stock, sees the faulty lines, and is asked about unregistered SKUs', async () => {
      const page = await on.browser.open(OWNER, '/prices');
      await page.getByRole('link', { name: 'Upload a file' }).press('Enter');
      await page.waitForURL(/\/upload\?kind=prices$/);
      await page.getByText('skuId, salePrice', { exact: true }).waitFor();
      await page
        .getByLabel(LABEL)
        .setInputFiles(
          fileOf('prices.csv', [
            'skuId;salePrice;note;salesChannel;country',
            'PRICED-1;61,5;;;',
            'PRICED-2;62;;;',
            'PRICED-3;1999;;MELI;BR',
            'PRICED-4;many;;;',
          ]),
        );
      await page.getByText('This file uses decimal commas').waitFor();
      await page.getByRole('button', { name: 'Read it this way' }).press('Enter');
      await page.getByText('Unknown columns: note').waitFor();
      await page.getByRole('button', { name: 'Ignore these columns' }).press('Enter');
      await page.getByText('prices.csv: 4 prices').waitFor();
      await page.getByText('salePrice must be a number, with a comma').waitFor();
      const rejected = page.getByRole('row').filter({ hasText: 'PRICED-3' });
      await rejected.getByText('country-mismatch').waitFor();
      const effects = page.getByRole('region', { name: 'Effect in the channels' });
      await effects.getByText(/^PRICED-1: [\d,.]+ MXN → [\d,.]+ MXN$/).waitFor();
      await page.getByRole('button', { name: 'Send 2 prices' }).press('Enter');
      await page.getByText('2 of 4 prices are sent; 2 are not.').waitFor();
      const { origin } = await merchant.get('/ext/skus/PRICED-1/sentPrices');
      expect(origin.salePrice).toBe(61.5);

      await page.getByRole('button', { name: 'Choose another file' }).press('Enter');
      await page
        .getByLabel(LABEL)
        .setInputFiles(
          fileOf('stock.csv', [
            'skuId,quantity,warehouseId,inventoryType',
            'PRICED-1,7,1,AVAILABLE',
            'PRICED-9,8,1,AVAILABLE',
            'PRICED-2,9,77,AVAILABLE',
          ]),
        );
      await page.getByText('stock.csv: 3 quantities').waitFor();
      await page.getByText('One SKU is not registered').waitFor();
      await page.getByRole('button', { name: 'Send one quantity' }).press('Enter');
      await page.getByRole('row').getByText('unknown-warehouse').waitFor();
      await page.getByText('1 of 3 quantities are set; 2 are not.').waitFor();
      const { available } = await merchant.get('/ext/inventories/PRICED-1/1');
      expect(available).toBe(7);
      await page.close();
    });

    it('The page describes the columns of the detected kind, and offers no kind for an unreadable file', async () => {
      const page = await on.browser.open(OWNER, '/upload?kind=prices');
      await page.getByLabel(LABEL).setInputFiles(PRICES);
      const kinds = page.getByRole('group', { name: 'Contents of the file' });
      await kinds.getByRole('button', { name: 'SKUs' }).press('Enter');
      const columns = page.getByRole('region', { name: 'Columns of a CSV file' });
      await columns.getByText(/^skuId, productId/).waitFor();
      await page.getByLabel(LABEL).setInputFiles({ ...PRICES, name: 'prices.txt' });
      await page.getByText('prices.txt has an unknown format.').waitFor();
      await columns.getByText('skuId, salePrice', { exact: true }).waitFor();
      expect(await kinds.count()).toBe(0);
      await page.close();
    });

    on.examine('The page has no accessibility faults and fits a narrow screen', async () => {
      for (const [ready, file] of [
        ['#effects', PRICES],
        ['#unknown', fileOf('prices.csv', ['skuId,salePrice,note', 'PRICED-1,61.5,'])],
      ] as const) {
        const chooseFile = (page: Page) => page.getByLabel(LABEL).setInputFiles(file);
        expect(await on.browser.pageFaults(OWNER, '/upload', ready, chooseFile)).toEqual([]);
      }
      expect(
        await on.browser.pageFaults(OWNER, '/skus?text=PRICED', '.bulk-effect', async (page) => {
          await page.getByRole('row').nth(2).waitFor();
          await page.keyboard.press('j');
          await page.keyboard.press('Space');
          await press(page, 'Set price');
          await page.getByRole('dialog').getByLabel('Amount per unit').focus();
          await page.keyboard.type('70');
          await page.keyboard.press('Enter');
        }),
      ).toEqual([]);
    });
  });
