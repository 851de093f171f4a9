import {
  PageTokens,
  readPageOfAllMerchants,
  readPageOfMerchant,
  type ListPage,
  type MerchantsList,
  type PageRequest,
} from '#edge';
import { Database, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  listPrices,
  listPricesOfAllMerchants,
  type ListedPrice,
  type PriceFilters,
} from '../store/price-list.store.js';

/** Of one merchant, or of all. */
export type PriceListQuery = PageRequest<PriceFilters & { merchantId?: string | undefined }>;

/** Lists valid prices by when they were localized (decisions 1.8, 8.7). */
@Injectable()
export class ListPrices {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `invalid-page-token` */
  page(merchantId: string, query: PriceListQuery): Promise<ListPage<ListedPrice>> {
    return readPageOfMerchant(this.tokens, this.list({ merchantId }), merchantId, query);
  }

  /**
   * For operators: those of all merchants, or of the one that the filters name.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(query: PriceListQuery): Promise<ListPage<ListedPrice>> {
    return readPageOfAllMerchants(this.tokens, this.list('operators'), query);
  }

  private list(share: Share): MerchantsList<ListedPrice, PriceListQuery['filters']> {
    const queries = this.database.reads(share);
    return {
      name: 'list-prices',
      ofMerchant: (merchantId, filters, range) => listPrices(queries, merchantId, filters, range),
      ofAll: (filters, range) => listPricesOfAllMerchants(queries, filters, range),
      positionOf: ({ localizationTimestamp, priceId }) => ({
        lastUpdateDate: localizationTimestamp,
        id: priceId,
      }),
    };
  }
}
