import type { ExampleCalls, Kind } from './example-calls.js';

const OPERATIONS = [
  'simulateTaxes',
  'readChannelFxRate',
  'listListings',
  'answerListings',
  'reportAppliedQuantities',
];

/** Calls the operations of sales channels for a product in the channel, and maps categories. */
export async function callAsChannel(calls: ExampleCalls): Promise<void> {
  for (const id of OPERATIONS) await calls.call('channel', id);
  await callTaxonomies(calls);
}

async function callTaxonomies(calls: ExampleCalls): Promise<void> {
  for (const id of ['putOwnTaxonomy', 'readOwnTaxonomy', 'listOwnCategories']) {
    await calls.call('channel', id);
  }
  for (const id of [
    'putTaxonomy',
    'readTaxonomy',
    'listChannelCategories',
    'listCategoriesInUseForAll',
  ]) {
    await calls.call('operator', id);
  }
  for (const id of ['readTaxonomyOfChannel', 'listCategoriesOfChannel', 'listCategoriesInUse']) {
    await calls.call('merchant', id);
  }
  await callMappings(calls, 'merchant', '');
  await callMappings(calls, 'operator', 'ForAll');
}

async function callMappings(calls: ExampleCalls, as: Kind, ending: string): Promise<void> {
  for (const verb of ['put', 'list']) {
    for (const what of ['Category', 'Attribute']) {
      await calls.call(as, `${verb}${what}Mappings${ending}`);
    }
  }
  const category = { params: { category: 'Clothing > Shirts' } };
  await calls.call(as, `deleteCategoryMapping${ending}`, category);
  await calls.call(as, `deleteAttributeMapping${ending}`, { params: { name: 'fabric' } });
}
