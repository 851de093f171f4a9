import {
  PageTokens,
  readPageOfAllMerchants,
  readPageOfMerchant,
  type ListPage,
  type MerchantsList,
  type PageFilters,
  type PageRequest,
} from '#edge';
import { Injectable, type Type } from '@nestjs/common';
import { Database, type Queries } from '#store';

/** Reads a list page by page, for a merchant or for operators. */
export interface PagesOf<R, F extends PageFilters> {
  /**
   * A page of a merchant's own records.
   * @throws Refusal `invalid-page-token`
   */
  page(merchantId: string, request: PageRequest<F>): Promise<ListPage<R>>;
  /**
   * For operators: a page of the records of all merchants, or of the one that the filters name.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(request: PageRequest<F>): Promise<ListPage<R>>;
}

/** Makes the use case of a list, to be extended by an injectable class; `listOf` describes the list. */
export function pagesOf<R, F extends PageFilters & { merchantId?: string | undefined }>(
  listOf: (queries: Queries) => MerchantsList<R, F>,
): Type<PagesOf<R, F>> {
  @Injectable()
  class Pages implements PagesOf<R, F> {
    constructor(
      private readonly database: Database,
      private readonly tokens: PageTokens,
    ) {}

    page(merchantId: string, request: PageRequest<F>): Promise<ListPage<R>> {
      const list = listOf(this.database.reads({ merchantId }));
      return readPageOfMerchant(this.tokens, list, merchantId, request);
    }

    pageOfAllMerchants(request: PageRequest<F>): Promise<ListPage<R>> {
      return readPageOfAllMerchants(this.tokens, listOf(this.database.reads('operators')), request);
    }
  }
  return Pages;
}
