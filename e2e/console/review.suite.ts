import type { Page } from 'playwright-core';
import { eventually } from '#testing';
import { productBody } from '../../tools/requests/product-body.js';
import { refusedRequests } from '../support/console/console-browser.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { choose, pressEnter, untilFocused } from '../support/console/keyboard.js';
import { Merchant, type Json } from '../support/merchant.js';

/** A merchant whose SKUs are not localized automatically. */
const OWNER = 'MANUAL';

export const reviewSuite = (on: ConsoleUnderTest) =>
  describe('the console’s review', () => {
    let page: Page;
    let merchant: Merchant;

    beforeAll(async () => {
      merchant = await Merchant.logIn(on.stack, OWNER);
      const product = productBody('RV', { colors: ['Negro'], sizes: ['P', 'M', 'G'] });
      await merchant.api.send('POST', '/ext/merchant/skus', product);
      await eventually(async () => {
        for (const sku of await merchant.get('/ext/merchant/products/RV')) {
          expect(sku.localizationStatus).toBe('LOCALIZATION_SKIPPED');
        }
      });
      page = await on.browser.open('OPS', `/review?merchant=${OWNER}`);
    }, 120_000);

    afterAll(() => page?.close());

    const sku = (id: string) => page.getByRole('heading', { name: id, exact: true });
    const texts = (locale: string) => page.getByRole('region', { name: `Texts in ${locale}` });
    const press = (name: string) => pressEnter(page.getByRole('button', { name, exact: true }));

    it('The review shows the oldest SKU with its images and texts, and the keys n and p switch to the others', async () => {
      await sku('RV-1').waitFor();
      await page.getByText('1 of 3').waitFor();
      await texts('pt-BR').getByText('Camiseta de algodón manga corta negro').waitFor();
      const frame = page.frameLocator('iframe[title="Image 1 of RV-1"]');
      expect(await frame.locator('img').getAttribute('src')).toBe(
        'https://images.example.com/RV/1.jpg',
      );
      await page.keyboard.press('n');
      await sku('RV-2').waitFor();
      await page.getByText('2 of 3').waitFor();
      await page.keyboard.press('p');
      await sku('RV-1').waitFor();
      expect(
        await on.browser.pageFaults('OPS', `/review?merchant=${OWNER}`, '.review-pair'),
      ).toEqual([]);
    });

    it('The review saves edited texts as a draft across SKUs and a reload, reports a faulty field, and approves the texts', async () => {
      const title = () => texts('pt-BR').getByLabel('Title');
      await title().focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await press('Approve');
      await texts('pt-BR').locator('.field-fault').waitFor();
      await title().focus();
      await page.keyboard.type('Camiseta preta');
      await press('Next');
      await sku('RV-2').waitFor();
      await press('Previous');
      await texts('pt-BR').getByText('edited, not saved').waitFor();
      expect(await title().inputValue()).toBe('Camiseta preta');
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await page.getByText('Your draft is restored.').waitFor();
      expect(await title().inputValue()).toBe('Camiseta preta');
      await press('Approve');

      await page.getByText('RV-1 of MANUAL is “Localized” now.').waitFor();
      await sku('RV-2').waitFor();
      expect(page.url()).toContain(`merchant=${OWNER}`);
      const { localizations } = await merchant.get('/ext/merchant/skus/RV-1/localizations');
      const sources = localizations.map((localization: Json) => [
        localization.locale,
        localization.source,
      ]);
      expect(sources).toEqual([
        ['es-CL', 'glossary'],
        ['es-MX', 'glossary'],
        ['pt-BR', 'operator'],
      ]);
      expect(localizations.at(-1).name).toBe('Camiseta preta');
    });

    it('An operator with read access sees the saved texts, without a failed request', async () => {
      const reader = { clientId: 'REVIEW-READER', kind: 'operator', access: 'read' };
      const { body } = await merchant.operator.send<Json>('POST', '/ops/clients', reader);
      const approved = `/review?merchant=${OWNER}&status=READY_FOR_SALES_CHANNEL`;
      const read = await on.browser.open(reader.clientId, '/upload', body.clientSecret);
      const failed = refusedRequests(read);
      await read.goto(on.browser.address(approved));
      const saved = read.getByRole('region', { name: 'Texts in pt-BR' }).getByLabel('Title');
      await saved.waitFor();
      expect(await saved.inputValue()).toBe('Camiseta preta');
      await saved.focus();
      await read.keyboard.type('X');
      expect(await saved.inputValue()).toBe('Camiseta preta');
      await read.goto(on.browser.address(`/review?merchant=${OWNER}`));
      await read.getByText('No texts are saved yet.').waitFor();
      await read.goto(on.browser.address(`/skus/${OWNER}/RV-1`));
      const price = read.locator('p.quiet').getByText('The SKU has no price in this channel.');
      await price.first().waitFor();
      expect(failed).toEqual([]);
      await read.close();
    });

    it('A reviewer denies a SKU with a reason from the list and moves to the next one', async () => {
      await press('Reject');
      const reason = page.getByRole('combobox', { name: 'Reason' });
      await reason.and(page.locator(':focus')).waitFor();
      await choose(reason, 'No image');
      await page.getByText('Add the address of one image or more.').waitFor();
      await page.getByLabel('Explanation for the merchant').focus();
      await page.keyboard.press('End');
      await page.keyboard.type(' A sharp one.');
      await press('Cancel');
      await page.getByText('Discard changes?').waitFor();
      await untilFocused(page.getByRole('alertdialog'));
      await page.keyboard.press('Enter');
      await press('Reject the SKU');
      await page.getByText('RV-2 of MANUAL is “Denied by review” now.').waitFor();
      await sku('RV-3').waitFor();
      const { localizationMessages } = await merchant.get('/ext/merchant/skus/RV-2/status');
      expect(localizationMessages).toEqual([
        { code: 'no-image', detail: 'Add the address of one image or more. A sharp one.' },
      ]);
      await press('Approve');
      await page.getByText('No SKUs are waiting for a decision').waitFor();
    });
  });
