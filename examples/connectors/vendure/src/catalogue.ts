import type { TaxonomyRequest } from '@entrepot/client';
import type { Shop } from './shop.ts';

interface Collection {
  id: string;
  slug: string;
  name: string;
  parentId: string;
  inheritFilters: boolean;
  filters: { code: string; args: { name: string; value: string }[] }[];
}

interface Facet {
  id: string;
  code: string;
  name: string;
  isPrivate: boolean;
  values: { id: string; name: string }[];
}

export interface ShopChannel {
  defaultCurrencyCode: string;
  defaultLanguageCode: string;
  availableLanguageCodes: string[];
  pricesIncludeTax: boolean;
}

/** What the shop has for products to be put in. */
export interface Catalogue {
  channel: ShopChannel;
  collections: Collection[];
  facets: Facet[];
}

/** Vendure's columns of names have this length. */
const TITLE_LENGTH = 255;

export async function readCatalogue(shop: Shop): Promise<Catalogue> {
  const { activeChannel } = await shop.call<{ activeChannel: ShopChannel }>('Channel');
  const collections = await shop.all<Collection>('Collections');
  return { channel: activeChannel, collections, facets: await shop.all<Facet>('Facets') };
}

/**
 * Collections with filters by facet values are categories: Vendure has no other way to put a product into a collection.
 * Public facets are attributes. Their values are open, since the connector adds those that are missing.
 */
export function taxonomyOf({ collections, facets }: Catalogue): TaxonomyRequest {
  return {
    categories: collections
      .filter(({ slug }) => facetValuesOf(collections, slug).length > 0)
      .map((collection) => ({ code: collection.slug, path: pathOf(collections, collection) })),
    attributes: facets
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ code, name }) => ({ code, name, type: 'text' as const, required: false })),
    limits: { titleLength: TITLE_LENGTH, html: true },
  };
}

/** The facet values that put a variant into the collection with this slug, as its filters ask for them. */
export function facetValuesOf(collections: Collection[], slug: string | undefined): string[] {
  const collection = collections.find((each) => each.slug === slug);
  if (!collection) return [];
  const parent = parentOf(collections, collection);
  const inherited = collection.inheritFilters ? facetValuesOf(collections, parent?.slug) : [];
  const own = collection.filters
    .filter(({ code }) => code === 'facet-value-filter')
    .flatMap(({ args }) => args.filter(({ name }) => name === 'facetValueIds'))
    .flatMap(({ value }) => (JSON.parse(value) as string[]).map(String));
  return [...inherited, ...own];
}

function pathOf(collections: Collection[], collection: Collection): string {
  const parent = parentOf(collections, collection);
  return parent ? `${pathOf(collections, parent)} > ${collection.name}` : collection.name;
}

function parentOf(collections: Collection[], { parentId }: Collection): Collection | undefined {
  return collections.find(({ id }) => id === parentId);
}
