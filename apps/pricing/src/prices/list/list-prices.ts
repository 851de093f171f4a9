import {
  Database,
  merchantTenant,
  ofOneOrAll,
  OPERATORS,
  outsideTransaction,
  PageTokens,
  readPage,
  type ListPage,
  type PageRequest,
} from '#platform';
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
    const db = outsideTransaction(this.database.http);
    return readPage(
      this.tokens,
      {
        operation: 'list-prices',
        tenant: merchantTenant(merchantId),
        load: (filters, range) => listPrices(db, merchantId, filters, range),
        positionOf,
      },
      query,
    );
  }

  /**
   * For operators: those of all merchants, or of the one that the filters name.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(query: PriceListQuery): Promise<ListPage<ListedPrice>> {
    const db = outsideTransaction(this.database.http);
    return readPage(
      this.tokens,
      {
        operation: 'list-prices-of-all-merchants',
        tenant: OPERATORS,
        load: ofOneOrAll(
          (merchantId, filters, range) => listPrices(db, merchantId, filters, range),
          (filters, range) => listPricesOfAllMerchants(db, filters, range),
        ),
        positionOf,
      },
      query,
    );
  }
}

function positionOf({ localizationTimestamp, priceId }: ListedPrice) {
  return { lastUpdateDate: localizationTimestamp, id: priceId };
}
