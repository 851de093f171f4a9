import type { PageRequest } from '#edge';
import { pagesOf } from '#platform';
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
export class ListPrices extends pagesOf<ListedPrice, PriceListQuery['filters']>((queries) => ({
  name: 'list-prices',
  ofMerchant: (...asked) => listPrices(queries, ...asked),
  ofAll: (...asked) => listPricesOfAllMerchants(queries, ...asked),
  positionOf: ({ localizationTimestamp, priceId }) => ({
    lastUpdateDate: localizationTimestamp,
    id: priceId,
  }),
})) {}
