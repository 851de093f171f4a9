import { eventually } from '#testing';
import type { Page } from 'playwright-core';
import { productBody } from '../../tools/requests/product-body.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { Merchant } from '../support/merchant.js';
import type { Json } from '../support/merchant.js';
import { newMerchant } from '../support/new-merchant.js';

const OWNER = 'BULK';
/** More than a page of the list has. */
const SKUS = 120;

export const bulkSuite = (on: ConsoleUnderTest) =>
  describe('actions on many records in the console', () => {
    let merchant: Merchant;
    const orderIds: string[] = [];

    beforeAll(async () => {
      await newMerchant(on.stack, OWNER);
      merchant = await Merchant.logIn(on.stack, OWNER);
      const skuIds = await merchant.upload('BULK');
      const price = await merchant.price(skuIds);
      for (const id of ['bulk-1', 'bulk-2', 'bulk-3']) {
        orderIds.push((await merchant.order(id, skuIds, price)).orderId);
      }
    }, 180_000);

    const panel = (page: Page) => page.getByRole('region', { name: 'Action on many records' });
    const press = async (page: Page, name: string) => {
      await page.getByRole('button', { name, exact: true }).press('Enter');
    };

    it('holds the orders that can be held, and names the one that cannot with its reason', async () => {
      const [, cancelled = ''] = orderIds;
      await merchant.api.send('POST', `/ext/orders/${cancelled}/cancel`, {
        cancelDate: new Date().toISOString(),
      });
      const page = await on.browser.open('OPS', `/orders?merchant=${OWNER}`);
      await page.getByRole('link', { name: cancelled }).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
      await page.keyboard.press('j');
      await page.keyboard.press('j');
      await page.keyboard.press('Shift+Space');
      await page.getByText('3 selected').waitFor();

      await press(page, 'Hold orders');
      await page.getByRole('dialog').getByText('Selected: 3').waitFor();
      await page.keyboard.type('Check the address');
      await page.keyboard.press('Enter');
      await panel(page).getByText('2 of 3 done, 1 failed, 0 not sent.').waitFor();
      const failed = panel(page).getByRole('row').filter({ hasText: cancelled });
      await failed.getByText('CANCELLED').waitFor();
      for (const orderId of orderIds.filter((one) => one !== cancelled)) {
        await merchant.orderAt(orderId, 'ON_HOLD');
      }

      await failed.getByRole('link').press('Enter');
      await page.getByRole('heading', { name: cancelled }).waitFor();
      await panel(page).getByText('1 failed').waitFor();
      const saving = page.waitForEvent('download');
      await press(page, 'Save the results as CSV');
      expect((await saving).suggestedFilename()).toBe('results.csv');
      await press(page, 'Close');
      await panel(page).waitFor({ state: 'detached' });
      await page.close();
    });

    it('localizes all SKUs again that the filters match, also those that are not loaded', async () => {
      const sizes = Array.from({ length: SKUS / 2 }, (_, at) => `T${at}`);
      const product = productBody('WIDE', { colors: ['Negro', 'Azul marino'], sizes });
      await merchant.api.send('POST', '/ext/merchant/skus', product);
      await eventually(
        async () => {
          const { skus } = await merchant.get('/ext/merchant/skus?text=WIDE&pageSize=200');
          const ready = skus.filter(
            (sku: Json) => sku.localizationStatus === 'READY_FOR_SALES_CHANNEL',
          );
          expect(ready).toHaveLength(SKUS);
        },
        { timeoutMs: 60_000, waitingFor: 'localization' },
      );
      const page = await on.browser.open('OPS', `/skus?merchant=${OWNER}&text=WIDE`);
      await page.getByRole('row').nth(2).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
      await page.getByText('1 selected').waitFor();
      await press(page, 'Select all that match the filters');
      await press(page, 'Localize again');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Localize again' }).press('Enter');
      await panel(page).getByText(`All ${SKUS} done.`).waitFor();
      const { body } = await merchant.operator.send<Json>(
        'GET',
        '/ops/audit?what=sku.localization-set&pageSize=200',
      );
      const again = body.changes.filter(({ details }: Json) => details.merchantId === OWNER);
      expect(new Set(again.map(({ details }: Json) => details.skuId)).size).toBe(SKUS);
      await page.close();
    }, 120_000);

    it('has no accessibility faults and fits a narrow screen', async () => {
      const prepare = async (page: Page) => {
        await page.keyboard.press('j');
        await page.keyboard.press('Space');
        await press(page, 'Hold orders');
        await page.keyboard.type('Again');
        await page.keyboard.press('Enter');
        await panel(page).getByRole('button', { name: 'Close' }).waitFor();
      };
      const row = '[data-row-key]';
      const to = `/orders?merchant=${OWNER}&status=CANCELLED`;
      const ready = 'section.bulk table';
      expect(
        await on.browser.pageFaults('OPS', to, ready, async (page) => {
          await page.locator(row).first().waitFor();
          await prepare(page);
        }),
      ).toEqual([]);
    });
  });
