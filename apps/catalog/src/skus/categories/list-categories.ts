import { Database, DEFAULT_PAGE_SIZE, PageTokens, Refusal, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { keyOf } from '../../taxonomy/domain/category-path.js';
import { suggestionsFor } from '../../taxonomy/domain/suggestions.js';
import type { ChannelCategory } from '../../taxonomy/domain/taxonomy.js';
import {
  mappedCategories,
  similarCategories,
  type MappedCategory,
} from '../../taxonomy/store/mapped-category.store.js';
import { isConnected } from '../../taxonomy/store/taxonomy.store.js';
import { categoriesAfter, countSkusIn } from './reference-category.store.js';

/** Categories that one request looks at. */
const LOOKED_AT = 2_500;
/** Beyond, suggestions would take too long. */
const MOST_SUGGESTED = 50;

/** A reference category in use, and the channel's category for it. */
export interface UsedCategory {
  category: string;
  skus: number;
  mapping: MappedCategory | undefined;
  /** Where it is unmapped. */
  suggestions: ChannelCategory[];
}

export interface UsedCategoriesPage {
  categories: UsedCategory[];
  nextPageToken?: string;
}

/** Which categories a merchant asks for. */
export interface UsedCategoriesRequest {
  salesChannel: string;
  /** Words of the category, in any order; compared without case and accents. */
  text?: string | undefined;
  /** Only those that are mapped to no category of the channel. */
  unmapped?: boolean | undefined;
  nextPageToken?: string | undefined;
  pageSize?: number | undefined;
}

const OPERATION = 'reference-categories';

/** Lists the reference categories of a merchant's SKUs, to be mapped to those of a channel (decision 10.6). */
@Injectable()
export class ListCategories {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `not-found` for a channel that the merchant is not connected to; `invalid-page-token` */
  async page(merchantId: string, request: UsedCategoriesRequest): Promise<UsedCategoriesPage> {
    const { salesChannel, nextPageToken, pageSize = DEFAULT_PAGE_SIZE } = request;
    const db = this.database.reads({ merchantId });
    if (!(await isConnected(db, merchantId, salesChannel))) {
      throw new Refusal('not-found', 'You are not connected to this sales channel.');
    }
    const asked = { salesChannel, text: request.text, unmapped: request.unmapped };
    const { filters, position } =
      nextPageToken === undefined
        ? { filters: asked, position: { id: '' } }
        : this.tokens.read(nextPageToken, OPERATION, merchantId, asked);
    const looked = await categoriesAfter(db, merchantId, position.id, LOOKED_AT);
    const mapped = await mappedCategories(
      db,
      looked.map((category) => ({ merchantId, salesChannel, category })),
    );
    const words = keyOf(filters.text ?? '').split(' ');
    const found = looked
      .map((category) => ({ category, mapping: mapped.of({ merchantId, salesChannel, category }) }))
      .filter(({ category, mapping }) => {
        const key = keyOf(category);
        const isWanted = filters.unmapped !== true || (mapping?.path ?? null) === null;
        return isWanted && words.every((word) => key.includes(word));
      });
    const categories = await described(db, merchantId, salesChannel, found.slice(0, pageSize));
    const isCut = found.length > pageSize;
    const last = isCut ? categories.at(-1)?.category : looked.at(-1);
    if (last === undefined || (!isCut && looked.length < LOOKED_AT)) return { categories };
    const next = { lastUpdateDate: '', id: last };
    return {
      categories,
      nextPageToken: this.tokens.issue(OPERATION, merchantId, filters, next),
    };
  }
}

async function described(
  db: Queries,
  merchantId: string,
  salesChannel: string,
  page: readonly Pick<UsedCategory, 'category' | 'mapping'>[],
): Promise<UsedCategory[]> {
  const names = page.map(({ category }) => category);
  const unmapped = page
    .filter(({ mapping }) => (mapping?.path ?? null) === null)
    .slice(0, MOST_SUGGESTED)
    .map(({ category }) => category);
  const [counts, similar] = await Promise.all([
    countSkusIn(db, merchantId, names),
    similarCategories(db, salesChannel, unmapped),
  ]);
  const suggested = new Set(unmapped);
  return page.map(({ category, mapping }) => ({
    category,
    skus: counts.get(category) ?? 0,
    mapping,
    suggestions: suggested.has(category) ? suggestionsFor(category, similar) : [],
  }));
}
