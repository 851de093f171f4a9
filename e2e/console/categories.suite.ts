import { eventually } from '#testing';
import type { Page } from 'playwright-core';
import { tShirt } from '../../tools/requests/product-body.js';
import type { ConsoleUnderTest } from '../support/console/console-under-test.js';
import { Merchant } from '../support/merchant.js';
import { newMerchant } from '../support/new-merchant.js';

const OWNER = 'MAPPER';
const CHANNEL = 'TIENDA';

/** The categories of SKUs, each with the search words for the channel's category; empty if the suggestion is right. */
const USED: readonly (readonly [category: string, words?: string])[] = [
  ['Clothing > Camisas'],
  ['Clothing > Camisetas'],
  ['Clothing > Outdoor > Jackets', 'chaq'],
  ['Clothing > Outdoor > Rain jackets', 'imper'],
  ['Clothing > Pantalones'],
  ['Clothing > Shirts', 'ropa camisas'],
  ['Hogar > Lámparas'],
  ['Hogar > Sillas'],
  ['Home > Beds', 'camas'],
  ['Home > Mesas'],
  ['Shoes > Botas'],
  ['Shoes > Sneakers', 'deport'],
];

const TAXONOMY = {
  categories: [
    { code: 'T1', path: 'Ropa > Camisas' },
    { code: 'T2', path: 'Ropa > Camisetas' },
    { code: 'T3', path: 'Ropa > Pantalones' },
    { code: 'T4', path: 'Ropa > Chaquetas' },
    { code: 'T5', path: 'Ropa > Impermeables' },
    { code: 'H1', path: 'Hogar > Lámparas' },
    { code: 'H2', path: 'Hogar > Sillas' },
    { code: 'H3', path: 'Hogar > Camas' },
    { code: 'H4', path: 'Hogar > Mesas' },
    { code: 'Z1', path: 'Calzado > Botas' },
    { code: 'Z2', path: 'Calzado > Zapatillas deportivas' },
  ],
  attributes: [
    { code: 'MATERIAL', name: 'Material', type: 'text', required: true, values: ['Lino'] },
  ],
  limits: {},
};

/** Counts the keys pressed on the page. */
const COUNT_KEYS = `{
  let keys = 0;
  addEventListener('keydown', () => keys++, true);
  window.takeKeys = () => { const taken = keys; keys = 0; return taken; };
}`;

export const categoriesSuite = (on: ConsoleUnderTest) =>
  describe('the console’s categories', () => {
    let page: Page;
    let merchant: Merchant;

    beforeAll(async () => {
      await newMerchant(on.stack, OWNER);
      merchant = await Merchant.logIn(on.stack, OWNER);
      const { operator, api } = merchant;
      await operator.send('PUT', `/ops/sales-channels/${CHANNEL}`, {
        name: 'Tienda',
        country: 'MX',
        currency: 'MXN',
        locale: 'es-MX',
        taxesOnline: false,
        feeShare: 0.1,
        priceEnding: { step: 1, offset: 0 },
      });
      await operator.send('PUT', `/ops/merchants/${OWNER}`, {
        name: OWNER,
        country: 'US',
        currency: 'USD',
        autoLocalization: true,
        connectedChannels: [CHANNEL],
      });
      await operator.send('PUT', `/ops/sales-channels/${CHANNEL}/taxonomy`, TAXONOMY);
      for (const [index, [category]] of USED.entries()) {
        const [sku] = tShirt(`USED-${index}`);
        const product = {
          ...sku,
          globalSaleChannelData: { ...sku?.globalSaleChannelData, category },
        };
        await api.send('POST', '/ext/merchant/skus', [product]);
      }
      page = await on.browser.open(OWNER, `/categories?channel=${CHANNEL}`);
    }, 120_000);

    afterAll(() => page?.close());

    const heading = () => page.getByRole('heading', { level: 2 });
    const field = () => page.getByRole('combobox', { name: /^Category of TIENDA for/ });
    const step = (text: string) => page.locator('.last-step output', { hasText: text });
    const mappingOf = async (category: string) => {
      const path = `/ext/categories?salesChannel=${CHANNEL}&pageSize=200`;
      const { categories } = await merchant.get(path);
      return categories.find((entry: { category: string }) => entry.category === category)?.mapping;
    };
    const untilMapped = (category: string, mapping: object | undefined) =>
      eventually(async () => {
        const stored = await mappingOf(category);
        if (mapping === undefined) expect(stored).toBeUndefined();
        else expect(stored).toMatchObject(mapping);
      });

    it('A merchant maps a suggested category with at most 4 keys, and another one with 2 keys more than the words', async () => {
      await heading().waitFor();
      await page.evaluate(COUNT_KEYS);
      const tooMany: string[] = [];
      for (const [category, words = ''] of USED) {
        await page.getByRole('heading', { name: category, exact: true }).waitFor();
        await page.keyboard.type(words);
        await page.keyboard.press(words === '' ? '1' : 'Enter');
        await step(`${category} is mapped to`).waitFor();
        const keys = await page.evaluate<number>('takeKeys()');
        if (keys > (words === '' ? 4 : words.length + 2)) tooMany.push(`${category}: ${keys}`);
      }
      expect(tooMany).toEqual([]);
      await step('Shoes > Sneakers is mapped to Calzado > Zapatillas deportivas. Saved').waitFor();
      await page.getByText('Every category in the list is mapped.').waitFor();
      const { categories } = await merchant.get(`/ext/categories?salesChannel=${CHANNEL}`);
      const codes = categories.map(
        (entry: { mapping?: { channelCategory: string } }) => entry.mapping?.channelCategory,
      );
      expect(codes.join(' ')).toBe('T1 T2 T4 T5 T3 T1 H1 H2 H3 H4 Z1 Z2');
      expect(await page.locator('tr .badge:text-is("Saved")').count()).toBe(USED.length);
    });

    it('A merchant undoes the last step, and applies a mapping to all subcategories in place of more specific ones', async () => {
      await page.keyboard.press('Control+z');
      await step('Shoes > Botas is mapped').waitFor();
      await untilMapped('Shoes > Sneakers', undefined);
      await page.getByRole('link', { name: 'Clothing > Outdoor > Jackets' }).click();
      await page.getByRole('heading', { name: 'Clothing > Outdoor > Jackets' }).waitFor();
      await page.keyboard.press('Alt+ArrowUp');
      await page.keyboard.type('imper');
      await page.keyboard.press('Enter');
      const remove = page.getByRole('button', { name: 'Remove them (2)' });
      await remove.click();
      await untilMapped('Clothing > Outdoor > Jackets', {
        category: 'Clothing > Outdoor',
        channelCategory: 'T5',
      });
      await page.getByRole('button', { name: 'Undo' }).click();
      const suggestion = { category: 'Clothing > Outdoor > Jackets', channelCategory: 'T4' };
      await untilMapped('Clothing > Outdoor > Jackets', suggestion);
    });

    it('A choice that could not be saved remains in its row until it is retried', async () => {
      const category = 'Shoes > Sneakers';
      await page.goto(
        on.browser.address(
          `/categories?channel=${CHANNEL}&show=all&category=${encodeURIComponent(category)}`,
        ),
      );
      await page.getByRole('heading', { name: category }).waitFor();
      await page.route('**/category-mappings/**', (route) => route.abort(), { times: 1 });
      await page.keyboard.type('deport');
      await page.keyboard.press('Enter');
      const row = page.locator('tr[data-row-key]', { hasText: category });
      await row.getByText('Not saved').waitFor();
      await row.getByText('unmapped').waitFor();
      await page.getByText('The gateway did not answer').waitFor();
      await page.getByRole('tab', { name: 'Attributes' }).click();
      await page.getByRole('button', { name: 'Map an attribute' }).waitFor();
      await page.getByRole('tab', { name: 'Categories' }).click();
      await page.getByRole('link', { name: 'Clothing > Camisas' }).click();
      await page
        .getByRole('button', { name: `${category} could not be saved. Show the category` })
        .click();
      await page.getByRole('button', { name: 'Retry' }).click();
      await row.getByText('Saved', { exact: true }).waitFor();
      await untilMapped(category, { channelCategory: 'Z2', source: 'merchant' });
    });

    it('A SKU with an unmapped category names the missing mappings and links to them', async () => {
      await merchant.api.send(
        'DELETE',
        `/ext/category-mappings/${CHANNEL}?category=${encodeURIComponent('Home > Beds')}`,
      );
      await page.goto(on.browser.address(`/skus/${OWNER}/USED-8-1`));
      const entry = page.getByRole('article', { name: CHANNEL }).first();
      await entry.getByText('Attribute value not accepted').waitFor();
      await entry.getByRole('link', { name: `Attributes of ${CHANNEL}` }).waitFor();
      await entry.getByRole('link', { name: 'Edit the SKU' }).waitFor();
      await entry.getByRole('link', { name: 'Map “Home > Beds”' }).click();
      await page.getByRole('heading', { name: 'Home > Beds', exact: true }).waitFor();
      await field().waitFor();
    });

    it('An operator maps categories for all merchants, and a channel without a taxonomy needs no mapping', async () => {
      const operator = await on.browser.open('OPS', `/categories?channel=${CHANNEL}`);
      await operator.getByRole('heading', { name: 'Clothing > Camisas', exact: true }).waitFor();
      await operator.keyboard.press('Enter');
      await operator.getByText('Clothing > Camisas is mapped to Ropa > Camisas. Saved').waitFor();
      // The merchant's own mapping comes first.
      await untilMapped('Clothing > Camisas', { source: 'merchant' });
      await operator.getByRole('tab', { name: 'Attributes' }).click();
      await operator.getByRole('button', { name: 'Map an attribute' }).click();
      await operator.getByLabel('Attribute of SKUs').focus();
      await operator.keyboard.type('fabric');
      await operator.getByLabel('Values').focus();
      await operator.keyboard.type('linen = Lino');
      await operator.getByRole('button', { name: 'Map', exact: true }).click();
      await operator.getByText('Mapped fabric.').waitFor();
      await operator.getByRole('cell', { name: 'fabric' }).waitFor();
      await operator.goto(on.browser.address('/categories?channel=ECOM'));
      await operator.getByText('This channel has no taxonomy').waitFor();
      await operator.close();
    });

    on.examine('The categories have no accessibility faults and fit a narrow screen', async () => {
      const path = `/categories?channel=${CHANNEL}&show=all`;
      expect([
        ...(await on.browser.pageFaults('OPS', path, '[role=option]')),
        ...(await on.browser.pageFaults('OPS', `${path}&tab=attributes`, 'main tbody tr')),
      ]).toEqual([]);
    });
  });
