import { DEFAULT_PAGE_SIZE, PageTokens } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { keyOf } from '../domain/category-path.js';
import {
  listAttributeMappings,
  listCategoryMappings,
  type Listed,
  type ListedAttributeMapping,
  type ListedCategoryMapping,
  type MappingRange,
  type MappingSet,
} from '../store/mapping.store.js';

/** The filters of a caller. */
export interface MappingsRequest {
  /** Words of the category or the name, in any order; compared without case and accents. */
  text?: string | undefined;
  nextPageToken?: string | undefined;
  pageSize?: number | undefined;
}

/** The owner of the list. For an operator, the mappings that apply to a merchant are a separate list. */
export type MappingsReader = 'operator' | 'merchant';

/** A page of the mappings that apply to a merchant, or of the operators' mappings, by the mapped category or name. */
export interface MappingsPage<M> {
  mappings: M[];
  nextPageToken?: string;
}

type Load<M> = (queries: Queries, set: MappingSet, range: MappingRange) => Promise<M[]>;

/** Lists mappings (decision 10.6): a merchant sees its own and, if it has none, those of operators. */
@Injectable()
export class ListMappings {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `invalid-page-token` */
  categories(
    reader: MappingsReader,
    set: MappingSet,
    request: MappingsRequest,
  ): Promise<MappingsPage<ListedCategoryMapping>> {
    return this.page(`category-mappings of ${reader}`, listCategoryMappings, set, request);
  }

  /** @throws Refusal `invalid-page-token` */
  attributes(
    reader: MappingsReader,
    set: MappingSet,
    request: MappingsRequest,
  ): Promise<MappingsPage<ListedAttributeMapping>> {
    return this.page(`attribute-mappings of ${reader}`, listAttributeMappings, set, request);
  }

  private async page<M extends Listed>(
    operation: string,
    load: Load<M>,
    set: MappingSet,
    { text, nextPageToken, pageSize = DEFAULT_PAGE_SIZE }: MappingsRequest,
  ): Promise<MappingsPage<M>> {
    const { salesChannel, owner } = set;
    const tenant = `${owner === 'operators' ? owner : owner.merchantId}/${salesChannel}`;
    const { filters, position } =
      nextPageToken === undefined
        ? { filters: { text }, position: { id: '' } }
        : this.tokens.read(nextPageToken, operation, tenant, { text });
    const words = keyOf(filters.text ?? '').split(' ');
    const range = { words, after: position.id, limit: pageSize + 1 };
    const rows = await load(this.database.reads(owner), set, range);
    const mappings = rows.slice(0, pageSize);
    const last = mappings.at(-1);
    if (!last || rows.length <= pageSize) return { mappings };
    const end = { lastUpdateDate: last.lastUpdateDate.toISOString(), id: last.key };
    return { mappings, nextPageToken: this.tokens.issue(operation, tenant, filters, end) };
  }
}
