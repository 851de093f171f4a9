import type { GraphQl } from './graphql.js';

/** The category of the merchant's products in the shop, by its code in the channel's taxonomy. */
export const CATEGORY = 'playeras';
/** The facet value that puts a variant into the category. */
export const CATEGORY_VALUE = 'Playeras';

const FACET = `mutation ($input: CreateFacetInput!) {
  facet: createFacet(input: $input) { values { id } }
}`;
const COLLECTION = `mutation ($input: CreateCollectionInput!) {
  collection: createCollection(input: $input) { id }
}`;

/** Creates a nested collection of the variants with a facet value, and a public facet for materials. */
export async function addCategories(admin: GraphQl): Promise<void> {
  await addFacet(admin, 'Material', false);
  const valueId = await addFacet(admin, 'Tipo', true, CATEGORY_VALUE);
  const parentId = await addCollection(admin, 'Ropa');
  await addCollection(admin, CATEGORY_VALUE, {
    parentId,
    filters: [
      {
        code: 'facet-value-filter',
        arguments: [
          { name: 'facetValueIds', value: JSON.stringify([valueId]) },
          { name: 'containsAny', value: 'false' },
        ],
      },
    ],
  });
}

/** @returns the id of its value, if any */
async function addFacet(
  admin: GraphQl,
  name: string,
  isPrivate: boolean,
  value?: string,
): Promise<string | undefined> {
  const translated = (text: string) => ({
    code: text.toLowerCase(),
    translations: [{ languageCode: 'es', name: text }],
  });
  const values = value === undefined ? [] : [translated(value)];
  const { facet } = await admin.ask<{ facet: { values: { id: string }[] } }>(FACET, {
    input: { ...translated(name), isPrivate, values },
  });
  return facet.values[0]?.id;
}

async function addCollection(
  admin: GraphQl,
  name: string,
  options: { parentId?: string; filters: object[] } = { filters: [] },
): Promise<string> {
  const translation = { languageCode: 'es', name, slug: name.toLowerCase(), description: '' };
  const input = { translations: [translation], ...options };
  return (await admin.ask<{ collection: { id: string } }>(COLLECTION, { input })).collection.id;
}
