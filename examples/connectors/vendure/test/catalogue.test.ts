import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Listing } from '@entrepot/client';
import { facetValuesOf, taxonomyOf, type Catalogue } from '../src/catalogue.ts';
import { digestOf, languageOf, faultOf, slugOf, variantInput } from '../src/variant-input.ts';

const channel = {
  defaultCurrencyCode: 'MXN',
  defaultLanguageCode: 'en',
  availableLanguageCodes: ['en', 'es'],
  pricesIncludeTax: true,
};

const listing: Listing = {
  merchantId: 'ACME',
  skuId: 'TEE-BLUE',
  id: '019aa6a0-5c00-7000-8000-000000000001',
  listingVersion: 4,
  action: 'publish',
  productId: 'Tée',
  locale: 'es-MX',
  name: 'Camiseta azul',
  price: { sale: 19.99, currency: 'MXN', taxesIncluded: true },
  quantity: 7,
  status: 'READY_FOR_SALES_CHANNEL',
};

function collection(id: string, parentId: string, values: string[], inheritFilters = true) {
  const args = [{ name: 'facetValueIds', value: JSON.stringify(values) }];
  const filters = values.length > 0 ? [{ code: 'facet-value-filter', args }] : [];
  return { id, parentId, slug: `slug-${id}`, name: `Name ${id}`, inheritFilters, filters };
}

const collections = [
  collection('2', '1', ['10']),
  collection('3', '2', ['20', '21']),
  collection('4', '2', ['30'], false),
  collection('5', '1', []),
];

await test('Collections with a filter by facet values become categories, and public facets become attributes', () => {
  const facet = (code: string, isPrivate: boolean) => ({
    id: code,
    code,
    name: code,
    isPrivate,
    values: [],
  });
  const facets = { items: [facet('material', false), facet('category', true)] };
  const catalogue: Catalogue = { channel, collections: { items: collections }, facets };
  const { categories, attributes } = taxonomyOf(catalogue);
  assert.deepEqual(categories, [
    { code: 'slug-2', path: 'Name 2' },
    { code: 'slug-3', path: 'Name 2 > Name 3' },
    { code: 'slug-4', path: 'Name 2 > Name 4' },
  ]);
  assert.deepEqual(
    attributes.map(({ code }) => code),
    ['material'],
  );
});

await test('A variant gets the facet values of its collection and of the collections whose filters it inherits', () => {
  assert.deepEqual(facetValuesOf(collections, 'slug-3'), ['10', '20', '21']);
  assert.deepEqual(facetValuesOf(collections, 'slug-4'), ['30']);
  assert.deepEqual(facetValuesOf(collections, 'unknown'), []);
});

await test('A variant has its price in hundredths, and its stock includes the units that the shop subtracts', () => {
  const { price, stockOnHand, trackInventory } = variantInput(listing, channel, 2);
  assert.deepEqual(
    { price, stockOnHand, trackInventory },
    { price: 1_999, stockOnHand: 9, trackInventory: 'TRUE' },
  );
  const without = variantInput({ ...listing, quantity: null }, channel, 2);
  assert.equal(without.trackInventory, 'FALSE');
  assert.equal('stockOnHand' in without, false);
});

await test('A price that differs from the shop in currency or tax inclusion is rejected', () => {
  const price = { sale: 1, currency: 'MXN', taxesIncluded: true };
  assert.equal(faultOf(listing, channel), undefined);
  assert.match(
    faultOf({ ...listing, price: { ...price, currency: 'USD' } }, channel) ?? '',
    /sells in MXN/,
  );
  assert.match(
    faultOf({ ...listing, price: { ...price, taxesIncluded: false } }, channel) ?? '',
    /pricesIncludeTax/,
  );
});

await test('Ids that differ only in special characters have different slugs', () => {
  assert.match(slugOf(listing), /^acme-tee-[0-9a-f]{8}$/);
  assert.notEqual(slugOf(listing), slugOf({ ...listing, productId: 'Tee' }));
});

await test('Texts are in the language of the listing if the shop has that language', () => {
  assert.equal(languageOf(listing, channel), 'es');
  assert.equal(languageOf({ ...listing, locale: 'pt-BR' }, channel), 'en');
  const brazilian = { ...channel, availableLanguageCodes: ['pt', 'pt_BR'] };
  assert.equal(languageOf({ ...listing, locale: 'pt-BR' }, brazilian), 'pt_BR');
});

await test('A price changes the digest of a listing, and an answer does not', () => {
  const answered: Listing = {
    ...listing,
    listingVersion: 5,
    status: 'SALES_CHANNEL_APPROVED',
    salesChannelSkuId: 'X',
  };
  assert.equal(digestOf(answered), digestOf({ ...listing, salesChannelSkuId: 'Y' }));
  const price = { sale: 20, currency: 'MXN', taxesIncluded: true };
  assert.notEqual(digestOf({ ...listing, price }), digestOf(listing));
});
