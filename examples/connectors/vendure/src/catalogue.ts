import type { TaxonomyRequest } from '@entrepot/client';

export type Named = Record<'id' | 'name', string>;
type Filter = { code: string; args: { name: string; value: string }[] };
type Collection = Named & { slug: string; parentId: string; inheritFilters: boolean } & {
  filters: Filter[];
};
type Facet = Named & { code: string; isPrivate: boolean; values: Named[] };

export interface ShopChannel {
  defaultCurrencyCode: string;
  defaultLanguageCode: string;
  availableLanguageCodes: string[];
  pricesIncludeTax: boolean;
}

/** The shop's channel, collections and facets. */
export interface Catalogue {
  channel: ShopChannel;
  collections: { items: Collection[] };
  facets: { items: Facet[] };
}

/**
 * Collections with filters by facet values become categories: Vendure assigns products to collections only by filters.
 * Public facets become attributes with open values, because the connector adds missing values.
 */
export function taxonomyOf({ collections, facets }: Catalogue): TaxonomyRequest {
  return {
    categories: collections.items
      .filter(({ slug }) => facetValuesOf(collections.items, slug).length > 0)
      .map((collection) => ({
        code: collection.slug,
        path: pathOf(collections.items, collection),
      })),
    attributes: facets.items
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ code, name }) => ({ code, name, type: 'text' as const, required: false })),
    // The length of the name columns in Vendure.
    limits: { titleLength: 255, html: true },
  };
}

/** The facet values that the filters of the collection require. */
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
