import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { tokenOf } from '../../tools/demo/read-sandbox.js';
import { projectRoot } from '../../tools/stack/paths.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { enter, enterDay, paste, pressEnter } from '../support/console/keyboard.js';

const PACK = readFileSync(path.join(projectRoot(), 'terms', 'de.json'));
/** Not a path: without the locale of the machine, the browser does not find a folder with an accent. */
const FILE = { name: 'de.json', mimeType: 'application/json', buffer: PACK };
/** The next file that a page reads is gone. */
const UNREADABLE_ONCE = `void (() => {
  const { text } = File.prototype;
  File.prototype.text = async () => {
    File.prototype.text = text;
    throw new Error('it was moved');
  };
})()`;
const TERMS = '/settings/terms';
const VERSION = 'DE-2026-07-01-1';

export const termsSuite = (on: ConsoleUnderTest) =>
  describe('the console’s terms', () => {
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

    const press = (page: Page, name: string) => pressEnter(button(page, name));

    it('An operator loads the German pack after a dry run, which shows faults beside the document (decision 9.4)', async () => {
      const token = await tokenOf(on.stack.sandbox, 'OPS');
      const duties = { validFrom: '2026-07-01', source: ['invented'], default: '0.1', rates: [] };
      const put = await fetch(`${on.stack.gateway}/ops/duty-rates/DE`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(duties),
      });
      expect(put.status).toBe(201);
      const page = await on.browser.open('OPS', TERMS);
      await page.getByRole('row', { name: /^BR Brazil in force/ }).waitFor();
      await pressEnter(page.getByRole('link', { name: 'Load terms' }));
      await press(page, 'Dry run');
      await page.getByText('Choose a file or paste its text.', { exact: true }).waitFor();
      const text = page.getByLabel('JSON');
      await paste(text, PACK.toString().replace('"0.07"', '"7%"'));
      await press(page, 'Dry run');
      const faults = page.getByRole('region', { name: 'Faults in the document' });
      await faults.getByText('↑ /cases/1/brackets/0/taxes/1/rate/0/rate').waitFor();
      expect(await faults.locator('mark').first().textContent()).toContain('"rate": "7%"');
      expect(await button(page, 'Load').isDisabled()).toBe(true);

      const file = page.getByLabel('File');
      await page.evaluate(UNREADABLE_ONCE);
      await file.setInputFiles(FILE);
      await page.getByText('The file cannot be read: it was moved').waitFor();
      await file.setInputFiles(FILE);
      await page.locator('textarea', { hasNotText: '"7%"' }).waitFor();
      await press(page, 'Dry run');
      await page.getByText('Dry run: one document to load.').waitFor();
      await page
        .getByRole('table', { name: 'Sample carts' })
        .getByText('no rules')
        .first()
        .waitFor();
      await press(page, 'Load');
      await page.getByText('Loaded one document.').waitFor();
      await page.getByRole('link', { name: VERSION }).click();
      await page.getByRole('row', { name: /^Customs duty duty EUR 3 per HS code/ }).waitFor();
      await page.getByText('Council Regulation (EU) 2026/382 (OJ L, 18.2.2026)').waitFor();
      await page.getByRole('row', { name: /^DE-2026-07-01-1 in force estimate/ }).waitFor();
      await page.close();
    });

    it('An operator corrects a revision and ends it, each with a reason (decision 9.4)', async () => {
      const page = await on.browser.open('OPS', `${TERMS}/DE`);
      await page.getByRole('link', { name: 'Load a correction' }).click();
      const text = page.getByRole('textbox', { name: 'JSON' });
      const document = await text.inputValue();
      await paste(text, document.replace('"value": "3"', '"value": "4"'));
      await press(page, 'Dry run');
      await page.getByText(/begins on that day: load a correction/).waitFor();
      await page.getByLabel('Reason for the correction').focus();
      await page.keyboard.type('Misread');
      await page.keyboard.press('Enter');
      await page.getByText('Dry run: one document to load.').waitFor();
      await press(page, 'Load');
      await page.getByRole('link', { name: 'DE-2026-07-01-2' }).click();
      await page.getByRole('row', { name: /EUR 4 per HS code/ }).waitFor();
      await page.getByRole('row', { name: /^DE-2026-07-01-1 replaced estimate never/ }).waitFor();
      await press(page, 'End');
      const dialog = page.getByRole('dialog');
      await enterDay(dialog.getByLabel('Last day'), '2099-12-31');
      await enter(dialog.getByLabel('Reason', { exact: true }), 'Repealed');
      await page.keyboard.press('Enter');
      await page.getByText('DE-2026-07-01-2 ends on 2099-12-31.').waitFor();
      await page
        .getByRole('row', { name: /2026-07-01 to 2099-12-31 Correction: Misread Ended: Repealed/ })
        .waitFor();
      await page.close();
    });

    it('An operator calculates the taxes of a cart one by one (decision 9.9)', async () => {
      const page = await on.browser.open('OPS', TERMS);
      await page.getByRole('link', { name: 'Calculator' }).click();
      const type = (label: string, text: string) =>
        enter(page.getByLabel(label, { exact: true }), text);
      await type('Currency', 'eur');
      await type('Destination', 'de');
      await type('Shipped from', 'us');
      await type('HS code', '6109.1');
      await type('Origin', 'cn');
      await type('Unit price', '20');
      await page.keyboard.press('Enter');
      await page
        .getByText(/^HS code must be an HS code/)
        .first()
        .waitFor();
      await page.getByLabel('HS code', { exact: true }).focus();
      await page.keyboard.press('End');
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      const line = page.getByRole('region', { name: 'Line 1: HS code 6109.10' });
      await line.getByText('goods of the consignment up to EUR 150').waitFor();
      await line
        .getByRole('row', { name: /^Customs duty duty.* fixed amount 4\.00 EUR carrier/ })
        .waitFor();
      await line.getByRole('row', { name: /^VAT tax.* 19% 24\.00 EUR 4\.56 EUR seller/ }).waitFor();
      await line.getByText('Total 8.56 EUR').waitFor();
      await page.close();
    });
  });
