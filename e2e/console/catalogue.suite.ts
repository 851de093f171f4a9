import type { Page } from 'playwright-core';
import { tShirt } from '../../tools/requests/product-body.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { enter, tabTo, typeOver, untilFocused } from '../support/console/keyboard.js';
import { Merchant } from '../support/merchant.js';

/** A title in capitals with an HTML tag, which is displayed as text. */
const DENIED_TITLE = '<IMG SRC=X ONERROR=ALERT(1)>';
const DENIED = 'MEND-1';
/** The last line of the price in a channel. */
const PRICE = 'td:has-text("Shown to buyers")';
/** Has no other SKUs in the stack, because the board counts them. */
const OWNER = 'GLOBEX';

export const catalogueSuite = (on: ConsoleUnderTest) =>
  describe('the console’s board and SKUs', () => {
    let page: Page;

    beforeAll(async () => {
      const merchant = await Merchant.logIn(on.stack, OWNER);
      const product = tShirt('MEND').map((sku) =>
        sku.skuId === DENIED ? { ...sku, name: DENIED_TITLE } : sku,
      );
      await merchant.api.send('POST', '/ext/merchant/skus', product);
      for (const { skuId } of product) {
        await merchant.api.send('POST', `/ext/prices/origin/${skuId}`, { salePrice: 60 });
      }
      page = await on.browser.open(OWNER, '/localization');
    }, 120_000);

    afterAll(() => page?.close());

    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = () => page.getByRole('dialog');
    const channel = (name: string) => dialog().getByRole('article', { name }).first();

    it('A merchant follows a count to a denied SKU, its reason and the fix', async () => {
      await page.getByRole('link', { name: 'Localized 3' }).waitFor();
      await page.getByRole('link', { name: 'Title in capitals 1' }).click();
      await page.waitForURL(/reason=title-capitals/);
      await page.getByRole('link', { name: 'Denied by review 1' }).click();
      await page.waitForURL(/status=REVIEW_DENIED/);
      await page.getByText('One SKU').waitFor();
      await page.getByRole('cell', { name: DENIED_TITLE }).waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await dialog().getByText('Write the title in lowercase').waitFor();

      const address = page.url();
      await page.reload();
      await dialog().getByText('the title is all capitals').waitFor();
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await page.goBack();
      await dialog().getByText('the title is all capitals').waitFor();
      expect(page.url()).toBe(address);
    });

    it('A merchant fixes a SKU: the console checks it, saves its whole product, and the channels approve it', async () => {
      await button('Edit').click();
      await enter(dialog().getByLabel('Weight in kg'), 'heavy');
      await page.keyboard.press('Enter');
      await dialog().getByText('Enter a number.').waitFor();
      await typeOver(page, '-1');
      await page.keyboard.press('Enter');
      await dialog().getByText('must be above zero: weight').waitFor();
      await button('Edit again').click();
      await enter(dialog().getByLabel('Weight in kg'), '0.25');
      await enter(dialog().getByLabel('Title', { exact: true }), 'Camiseta de algodón');
      await page.keyboard.press('Enter');
      const does = dialog().getByRole('region', { name: 'Changes' });
      await does.getByText('MEND-2, MEND-3, MEND-4').waitFor();
      await does.getByText(DENIED, { exact: true }).waitFor();
      await dialog().getByText('The SKU passes the review.').waitFor();
      expect(await does.getByText('Deleted').count()).toBe(0);
      await button('Save').click();

      await channel('MELI').locator('.badge:text-is("Live")').waitFor();
      expect(await dialog().getByText('the title is all capitals').count()).toBe(0);
      await dialog().getByRole('heading', { name: 'pt-BR' }).waitFor();
      await dialog().getByText('Shown to buyers').first().waitFor();
      await dialog()
        .getByText(/^History \(\d\)$/)
        .first()
        .click();
      await page.getByText(`${DENIED} is saved.`).waitFor();
      await page.keyboard.press('Escape');
      // The SKU no longer matches the filters of the board.
      await page.getByText('No SKUs match').waitFor();
      await page.getByRole('link', { name: 'All SKUs 4' }).click();
      await page.getByRole('link', { name: 'Localized 4' }).waitFor();
    });

    it('A merchant finds a SKU by its pasted id and opens its page', async () => {
      await page.getByRole('link', { name: /^SKUs/ }).click();
      // The board has the same links.
      await page.getByLabel('Search SKUs').waitFor();
      await page.getByRole('link', { name: 'MEND-4' }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type(DENIED);
      await page.keyboard.press('Enter');
      await page.waitForURL(/text=MEND-1/);
      await page.getByText('One SKU').waitFor();
      await page.getByRole('link', { name: DENIED }).click();
      await page
        .getByRole('region', { name: 'Other SKUs of the product' })
        .getByText('MEND-3')
        .waitFor();
      await button('Edit').click();
      await page.waitForURL(/edit=true/);
      await page.reload();
      await tabTo(dialog().getByLabel('Active in sales channels'));
      await page.keyboard.press('Space');
      await button('Check').click();
      await dialog().getByText('No new review').waitFor();
      await button('Save').click();
      await page.getByText('The SKU is not active in sales channels.').first().waitFor();
      await page.keyboard.press('~');
      await dialog().getByText('"active": false').waitFor();
      await page.keyboard.press('Escape');
    });

    it('Another merchant gets “not found”, and an operator sees the whole SKU and localizes it again', async () => {
      const other = await on.browser.open('ACME', `/skus/${OWNER}/${DENIED}`);
      await other.getByText(`SKU ${DENIED} not found`).waitFor();
      await other.goto(on.browser.address(`/localization?open=${OWNER}:${DENIED}`));
      await other.getByRole('dialog').getByText(`SKU ${DENIED} not found`).waitFor();
      await other.close();

      const operator = await on.browser.open('OPS', `/localization?merchant=${OWNER}`);
      await operator.getByRole('link', { name: DENIED }).click();
      await operator
        .getByText(/^History \(\d\)$/)
        .first()
        .waitFor();
      await operator.getByRole('heading', { name: 'pt-BR' }).waitFor();
      await operator.getByText('Shown to buyers').first().waitFor();
      expect(await operator.getByRole('button', { name: 'Edit' }).count()).toBe(0);
      await operator.getByRole('button', { name: 'Localize again' }).click();
      const confirm = operator.getByRole('dialog', { name: 'Localize again' });
      await confirm.getByRole('button', { name: 'Localize again' }).click();
      await operator.getByText(`${DENIED} is saved. Its status is`).waitFor();
      await operator.close();
    });

    on.examine(
      'The board and SKUs have no accessibility faults and fit a narrow screen',
      async () => {
        const row = `a:text-is("${DENIED}")`;
        const open = `/localization?open=${OWNER}:${DENIED}`;
        expect(await on.browser.pageFaults(OWNER, '/localization', row)).toEqual([]);
        expect(await on.browser.pageFaults(OWNER, open, PRICE)).toEqual([]);
        expect(await on.browser.pageFaults(OWNER, `${open}&edit=true`, 'textarea')).toEqual([]);
        expect(await on.browser.pageFaults('OPS', '/skus', row)).toEqual([]);
        expect(await on.browser.pageFaults(OWNER, `/skus/${OWNER}/${DENIED}`, PRICE)).toEqual([]);
      },
    );

    it('A SKU without a price says “No price” at the top, links to the price form, and shows the next step', async () => {
      const merchant = await Merchant.logIn(on.stack, OWNER);
      const [bare] = tShirt('BARE');
      await merchant.api.send('POST', '/ext/merchant/skus', [{ ...bare, skuId: 'BARE' }]);
      await page.goto(on.browser.address(`/skus/${OWNER}/BARE`));
      const verdicts = page.getByRole('region', { name: 'Status in each channel' });
      const meli = verdicts.getByRole('article', { name: 'MELI' });
      await meli.locator('.badge:text-is("No price")').waitFor();
      await meli.getByRole('link', { name: 'Set a price' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/prices\/BARE/);
      await enter(dialog().getByLabel(/^Payout per unit/), '60');
      await page.keyboard.press('Enter');
      await dialog().getByText('is being localized in 3 channels').waitFor();
      await page.keyboard.press('Escape');
      await page.waitForURL(/prices\/BARE$/);
      await page.goBack();
      await meli.locator('.badge:text-is("Live")').waitFor();
      await merchant.setStock('BARE', 0);
      await meli.locator('.badge:text-is("Out of stock")').waitFor();
      await meli.getByRole('link', { name: 'Set the stock' }).waitFor();
      await page.goto(on.browser.address('/localization?verdict=out-of-stock'));
      await page.getByText('One SKU').waitFor();
      await merchant.api.send('DELETE', '/ext/merchant/skus/BARE');
    });

    it('A merchant deletes a SKU, or its whole product, once its id is typed', async () => {
      const skuPage = (skuId: string) => on.browser.address(`/skus/${OWNER}/${skuId}`);
      const confirm = async (title: string, id: string) => {
        const confirmation = page.getByRole('dialog', { name: title });
        await untilFocused(confirmation);
        await page.keyboard.press('Enter');
        await page.keyboard.type(id);
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/skus$/);
      };
      await page.goto(skuPage('MEND-4'));
      await button('Delete').click();
      await confirm('Delete SKU MEND-4', 'MEND-4');
      await page.getByRole('link', { name: 'MEND-3' }).waitFor();
      expect(await page.getByRole('link', { name: 'MEND-4' }).count()).toBe(0);
      await page.goto(skuPage('MEND-3'));
      await button('Delete the product').click();
      await confirm('Delete product MEND', 'MEND');
      await page.getByText('There are no SKUs yet').waitFor();
    });
  });
