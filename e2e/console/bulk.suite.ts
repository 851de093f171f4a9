import { eventually, PATIENCE } from '#testing';
import type { Page } from 'playwright-core';
import { productBody } from '../../tools/requests/product-body.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { actUntil, untilFocused } from '../support/console/keyboard.js';
import { Merchant, type Json } from '../support/merchant.js';
import { newMerchant } from '../support/new-merchant.js';

const OWNER = 'BULK';
/** More rows than a page of the list. */
const SKUS = 120;
/** The rows of the price grid. */
const PRICES = 200;

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

    it('An operator holds the orders that can be held, and sees the reason for the one that cannot', async () => {
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
      await untilFocused(page.getByRole('dialog'));
      await page.keyboard.type('Check the address');
      await page.keyboard.press('Enter');
      await panel(page).getByText('2 of 3 done, 1 failed, 0 not sent.').waitFor();
      const failed = panel(page).getByRole('row').filter({ hasText: cancelled });
      await failed.getByText('CANCELLED').waitFor();
      for (const orderId of orderIds.filter((id) => id !== cancelled)) {
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

    it('An operator localizes all SKUs that match the filters again, including rows that are not loaded', async () => {
      const sizes = Array.from({ length: SKUS / 2 }, (_, index) => `T${index}`);
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
      await actUntil(async () => {
        await page.keyboard.press('j');
        await page.keyboard.press('Space');
      }, page.getByText('1 selected'));
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

    /** Copies a text to the clipboard and pastes it into the grid with the keyboard. */
    const pasteInto = async (page: Page, text: string) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
      await page.getByRole('grid').focus();
      await page.keyboard.press('Control+V');
    };
    const cell = (page: Page, row: number, column: number) =>
      page.locator(`#cell-${row - 1}-${column - 1}`);

    it('A merchant sets 200 pasted prices after a preview in the channels', async () => {
      const sizes = Array.from({ length: PRICES / 2 }, (_, index) => `T${index}`);
      const product = productBody('GRID', { colors: ['Negro', 'Azul marino'], sizes });
      await merchant.api.send('POST', '/ext/merchant/skus', product);
      const last = `GRID-${PRICES}`;
      await eventually(
        async () => {
          const { body } = await merchant.api.send<Json>('POST', '/ext/prices/preview', [
            { skuId: last },
          ]);
          expect(body.results[0].status).toBe(200);
        },
        { timeoutMs: 60_000, waitingFor: 'the SKUs in pricing' },
      );
      const page = await on.browser.open(OWNER, '/prices');
      await page.getByRole('link', { name: 'Edit in a grid' }).press('Enter');
      const lines = product.map(({ skuId }, index) => `${skuId}\t${60 + index},5\t1999,99`);
      lines[0] = 'GRID-1\t60,50\t50';
      await pasteInto(page, ['SKU\tPrice\tCrossed-out price', ...lines].join('\r\n'));
      await page.getByText('200 rows pasted.').waitFor();
      await press(page, 'Use decimal points');
      await page.getByText('199 changes · One fault').waitFor();
      // The faulty row: its list price is below its sale price.
      await page.getByText('One fault', { exact: true }).press('Enter');
      await page.getByRole('button', { name: 'Row 1, Crossed-out price' }).press('Enter');
      await page.keyboard.type('75.10');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Save 200 changes' }).waitFor();
      await cell(page, 1, 7)
        .getByText('BRL')
        .or(cell(page, 1, 7).getByText('MXN'))
        .waitFor();

      const shown = await cell(page, 1, 7).innerText();
      const heading = await page.getByRole('columnheader').nth(7).innerText();
      await press(page, 'Save 200 changes');
      await panel(page)
        .getByText('All 200 done.')
        .waitFor({ timeout: 60_000 * PATIENCE });
      await page.getByText('200 saved').waitFor();
      const { origin } = await merchant.get(`/ext/skus/${last}/sentPrices`);
      expect([origin.salePrice, origin.listPrice]).toEqual([259.5, 1_999.99]);
      const first = await merchant.get('/ext/skus/GRID-1/sentPrices');
      expect([first.origin.salePrice, first.origin.listPrice]).toEqual([60.5, 75.1]);
      await eventually(async () => {
        const { prices } = await merchant.get('/ext/prices?skuId=GRID-1');
        const price = prices.find((shownPrice: Json) => shownPrice.salesChannel === heading);
        expect(Number(shown.replaceAll(/[^\d.]/g, ''))).toBe(price?.localizedSalePriceWithTaxes);
      });
      await press(page, 'Close');
      await page.close();
    }, 180_000);

    it('A merchant sets pasted stock once its faulty cell is fixed, and a conflicting change is rejected', async () => {
      const stock = (skuId: string, quantity: number) =>
        merchant.api.send('POST', '/ext/inventories', {
          skuId,
          quantity,
          warehouseId: 1,
          inventoryType: 'AVAILABLE',
        });
      const unitsOf = async (skuId: string) =>
        (await merchant.get(`/ext/inventories?skuId=${skuId}`)).inventories[0].quantity;
      await stock('SHEET-1', 5);
      await stock('SHEET-2', 6);
      const page = await on.browser.open(OWNER, '/inventory?text=SHEET-1');
      await page.getByRole('link', { name: 'SHEET-1' }).focus();
      await page.keyboard.press('Space');
      await press(page, 'Edit in a grid');
      await cell(page, 1, 5).getByText('5', { exact: true }).waitFor();
      await page.getByRole('grid').focus();
      await page.keyboard.press('ArrowDown');
      await pasteInto(page, 'SHEET-2\tseven\nSHEET-3\t8\n');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('50');
      await page.keyboard.press('Enter');
      await page.getByText('2 changes · One fault').waitFor();
      await page.keyboard.press('F2');
      for (let index = 0; index < 'seven'.length; index += 1)
        await page.keyboard.press('Backspace');
      await page.keyboard.type('7');
      await page.keyboard.press('Tab');
      await page.getByText('3 changes', { exact: true }).waitFor();

      await page.reload();
      await page.getByText('3 changes', { exact: true }).waitFor();
      await stock('SHEET-2', 66);
      await press(page, 'Save 3 changes');
      await panel(page).getByText('2 of 3 done, 1 failed, 0 not sent.').waitFor();
      await cell(page, 2, 1).getByText('you saw 6 units').waitFor();
      await cell(page, 2, 5).getByText('66', { exact: true }).waitFor();
      expect(await Promise.all(['SHEET-1', 'SHEET-2', 'SHEET-3'].map(unitsOf))).toEqual([
        50, 66, 8,
      ]);
      await press(page, 'Save one change');
      await panel(page).getByText('All 1 done.').waitFor();
      expect(await unitsOf('SHEET-2')).toBe(7);
      await press(page, 'Close');
      await page.close();
    }, 120_000);

    it('The grid undoes an edit and asks before changes are lost', async () => {
      const page = await on.browser.open(OWNER, '/inventory/edit/grid');
      await pasteInto(page, 'UNDO-1;1\nUNDO-2;2');
      await page.getByText('2 changes', { exact: true }).waitFor();
      await page.keyboard.press('Delete');
      await page.getByText('One change · One fault').waitFor();
      await page.keyboard.press('Control+Z');
      await page.getByText('2 changes', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      expect(await page.getByRole('grid').evaluate((grid) => grid.matches(':focus'))).toBe(false);
      await page.getByRole('link', { name: 'Orders' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter');
      await page.getByRole('heading', { name: 'Orders' }).waitFor();
      await page.close();
    });

    on.examine('The grid has no accessibility faults and fits a narrow screen', async () => {
      const grid = 'table[role=grid] .sheet-faulty';
      expect(
        await on.browser.pageFaults(OWNER, '/prices/edit/grid', grid, async (page) => {
          await pasteInto(page, 'BULK-1\t61\nBULK-2\tx\nABSENT\t5');
          await page.getByText('2 faults', { exact: true }).waitFor();
        }),
      ).toEqual([]);
      const prepare = async (page: Page) => {
        await page.keyboard.press('j');
        await page.keyboard.press('Space');
        await press(page, 'Hold orders');
        await untilFocused(page.getByRole('dialog'));
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
