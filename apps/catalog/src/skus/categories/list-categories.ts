import { DEFAULT_PAGE_SIZE, PageTokens } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { keyOf } from '../../taxonomy/domain/category-path.js';
import { suggestionsFor } from '../../taxonomy/domain/suggestions.js';
import type { ChannelCategory } from '../../taxonomy/domain/taxonomy.js';
import {
  mappedCategories,
  similarCategories,
  type MappedCategory,
} from '../../taxonomy/store/mapped-category.store.js';
import type { MappingSet } from '../../taxonomy/store/mapping.store.js';
import {
  categoriesAfter,
  categoriesAfterOfAllMerchants,
  countSkusIn,
  countSkusOfAllMerchantsIn,
} from './reference-category.store.js';

/** The maximum number of categories that one request reads. */
const LOOKED_AT = 2_500;
/** The maximum number of categories with suggestions, which take time. */
const MOST_SUGGESTED = 50;

/** A reference category in use, and the channel's category for it. */
export interface UsedCategory {
  category: string;
  skus: number;
  mapping: MappedCategory | undefined;
  /** The suggestions for an unmapped category. */
  suggestions: ChannelCategory[];
}

export interface UsedCategoriesPage {
  categories: UsedCategory[];
  nextPageToken?: string;
}

/** The filters of a caller. */
export interface UsedCategoriesRequest {
  /** Words of the category, in any order; compared without case and accents. */
  text?: string | undefined;
  /** Only categories that are mapped to no category of the channel. */
  unmapped?: boolean | undefined;
  nextPageToken?: string | undefined;
  pageSize?: number | undefined;
}

const OPERATION = 'reference-categories';

/** Lists the reference categories of SKUs, for mapping them to categories of a channel (decisions 10.6 and 10.10). */
@Injectable()
export class ListCategories {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /**
   * @param set the merchant's SKUs and the mappings that apply to it, or the SKUs of all merchants in the channel and
   * the operators' mappings
   * @throws Refusal `invalid-page-token`
   */
  async page(set: MappingSet, request: UsedCategoriesRequest): Promise<UsedCategoriesPage> {
    const { salesChannel, owner } = set;
    const { nextPageToken, pageSize = DEFAULT_PAGE_SIZE } = request;
    const queries = this.database.reads(owner);
    // The mappings of operators belong to no merchant.
    const { merchantId: reader = '' } = owner === 'operators' ? {} : owner;
    const tenant = owner === 'operators' ? owner : owner.merchantId;
    const requestFilters = { salesChannel, text: request.text, unmapped: request.unmapped };
    const { filters, position } =
      nextPageToken === undefined
        ? { filters: requestFilters, position: { id: '' } }
        : this.tokens.read(nextPageToken, OPERATION, tenant, requestFilters);
    const looked = await lookedAt(queries, set, position.id);
    const referenceOf = (category: string) => ({ merchantId: reader, salesChannel, category });
    const mapped = await mappedCategories(queries, looked.map(referenceOf));
    const words = keyOf(filters.text ?? '').split(' ');
    const matching = looked
      .map((category) => ({ category, mapping: mapped.of(referenceOf(category)) }))
      .filter(({ category, mapping }) => {
        const key = keyOf(category);
        const isWanted = filters.unmapped !== true || (mapping?.path ?? null) === null;
        return isWanted && words.every((word) => key.includes(word));
      });
    const categories = await described(queries, set, matching.slice(0, pageSize));
    const isCut = matching.length > pageSize;
    const last = isCut ? categories.at(-1)?.category : looked.at(-1);
    if (last === undefined || (!isCut && looked.length < LOOKED_AT)) return { categories };
    const next = { lastUpdateDate: '', id: last };
    return {
      categories,
      nextPageToken: this.tokens.issue(OPERATION, tenant, filters, next),
    };
  }
}

function lookedAt(queries: Queries, { salesChannel, owner }: MappingSet, after: string) {
  return owner === 'operators'
    ? categoriesAfterOfAllMerchants(queries, salesChannel, after, LOOKED_AT)
    : categoriesAfter(queries, { ...owner, salesChannel }, after, LOOKED_AT);
}

function counted(
  queries: Queries,
  { salesChannel, owner }: MappingSet,
  categories: readonly string[],
) {
  return owner === 'operators'
    ? countSkusOfAllMerchantsIn(queries, salesChannel, categories)
    : countSkusIn(queries, { ...owner, salesChannel }, categories);
}

async function described(
  queries: Queries,
  set: MappingSet,
  page: readonly Pick<UsedCategory, 'category' | 'mapping'>[],
): Promise<UsedCategory[]> {
  const names = page.map(({ category }) => category);
  const unmapped = page
    .filter(({ mapping }) => (mapping?.path ?? null) === null)
    .slice(0, MOST_SUGGESTED)
    .map(({ category }) => category);
  const [counts, similar] = await Promise.all([
    counted(queries, set, names),
    similarCategories(queries, set.salesChannel, unmapped),
  ]);
  const suggested = new Set(unmapped);
  return page.map(({ category, mapping }) => ({
    category,
    skus: counts.get(category) ?? 0,
    mapping,
    suggestions: suggested.has(category) ? suggestionsFor(category, similar) : [],
  }));
}
