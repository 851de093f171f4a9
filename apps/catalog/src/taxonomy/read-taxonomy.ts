import { DEFAULT_PAGE_SIZE, PageTokens, Refusal } from '#edge';
import { Database, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import { keyOf } from './domain/category-path.js';
import type { MappingOwner } from './domain/mapping.js';
import { loadRecheckProgress, type RecheckProgress } from './store/requirement-recheck.store.js';
import {
  channelExists,
  isConnected,
  listCategories,
  loadTaxonomy,
  type ListedCategory,
  type TaxonomySummary,
} from './store/taxonomy.store.js';

/** A page of a channel's categories, by path. */
export interface CategoriesPage {
  categories: ListedCategory[];
  nextPageToken?: string;
}

/** A taxonomy, with the number of SKUs still to be compared if requested. */
export interface TaxonomyView extends TaxonomySummary {
  recheck?: RecheckProgress | undefined;
}

/** The filters of a caller. */
export interface CategoriesRequest {
  /** Words of the path, in any order; compared without case and accents. */
  text?: string | undefined;
  nextPageToken?: string | undefined;
  pageSize?: number | undefined;
}

const OPERATION = 'channel-categories';

/** Reads the taxonomy of a channel (decision 10.6). */
@Injectable()
export class ReadTaxonomy {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /**
   * @param owner the owner of the SKUs in the progress
   * @throws Refusal `not-found` if the channel is unknown or has no taxonomy
   */
  async withProgress(
    salesChannel: string,
    share: Share,
    owner: MappingOwner,
  ): Promise<TaxonomyView> {
    const summary = await this.read(salesChannel, share);
    const queries = this.database.reads(share);
    return { ...summary, recheck: await loadRecheckProgress(queries, salesChannel, owner) };
  }

  /** @throws Refusal `not-found` as `withProgress` */
  async read(salesChannel: string, share: Share): Promise<TaxonomySummary> {
    const taxonomy = await loadTaxonomy(this.database.reads(share), salesChannel);
    if (!taxonomy) throw new Refusal('not-found', 'The sales channel has no taxonomy.');
    return taxonomy;
  }

  /** @throws Refusal `invalid-page-token`, and as `withProgress` */
  async categories(
    salesChannel: string,
    { text, nextPageToken, pageSize = DEFAULT_PAGE_SIZE }: CategoriesRequest,
    share: Share,
  ): Promise<CategoriesPage> {
    await this.read(salesChannel, share);
    const requestFilters = { text };
    // Channels, merchants and operators have separate lists.
    const reader = `${JSON.stringify(share)}/${salesChannel}`;
    const page =
      nextPageToken === undefined
        ? { filters: requestFilters, position: { id: '' } }
        : this.tokens.read(nextPageToken, OPERATION, reader, requestFilters);
    const { filters } = page;
    const words = keyOf(filters.text ?? '').split(' ');
    const range = { words, after: page.position.id, limit: pageSize + 1 };
    const rows = await listCategories(this.database.reads(share), salesChannel, range);
    const categories = rows.slice(0, pageSize);
    const last = categories.at(-1);
    if (!last || rows.length <= pageSize) return { categories };
    const position = { lastUpdateDate: '', id: last.pathKey };
    return { categories, nextPageToken: this.tokens.issue(OPERATION, reader, filters, position) };
  }

  /** @throws Refusal `not-found` */
  async requireChannel(salesChannel: string): Promise<void> {
    if (await channelExists(this.database.reads('operators'), salesChannel)) return;
    throw new Refusal('not-found', 'There is no such sales channel.');
  }

  /** @throws Refusal `not-found` for a channel that the merchant is not connected to */
  async requireConnected(merchantId: string, salesChannel: string): Promise<void> {
    if (await isConnected(this.database.reads({ merchantId }), merchantId, salesChannel)) return;
    throw new Refusal('not-found', 'You are not connected to this sales channel.');
  }
}
