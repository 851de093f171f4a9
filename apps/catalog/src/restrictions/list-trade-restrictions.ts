import { OPERATORS, PageTokens, readPage, type ListPage, type PageRequest } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  listRestrictions,
  type RestrictionFilters,
  type StoredRestriction,
} from './store/trade-restriction.store.js';

/** Lists trade restrictions, including ended ones, in the order of their last change (decision 1.8). */
@Injectable()
export class ListTradeRestrictions {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `invalid-page-token` */
  page(request: PageRequest<RestrictionFilters>): Promise<ListPage<StoredRestriction>> {
    const queries = this.database.reads('operators');
    return readPage(
      this.tokens,
      {
        operation: 'list-trade-restrictions',
        tenant: OPERATORS,
        load: (filters, range) => listRestrictions(queries, filters, range),
        positionOf: (restriction) => restriction,
      },
      request,
    );
  }
}
