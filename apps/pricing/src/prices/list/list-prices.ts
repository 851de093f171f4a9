import type { PageRequest } from '#edge';
import { pagesOf } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  listPrices,
  listPricesOfAllMerchants,
  type ListedPrice,
  type PriceFilters,
} from '../store/price-list.store.js';

/** The prices of one merchant, or of all merchants. */
export type PriceListQuery = PageRequest<PriceFilters & { merchantId?: string | undefined }>;

/** Lists valid prices in the order of their localization (decisions 1.8, 8.7). */
@Injectable()
export class ListPrices extends pagesOf<ListedPrice, PriceListQuery['filters']>((queries) => ({
  name: 'list-prices',
  ofMerchant: (...query) => listPrices(queries, ...query),
  ofAll: (...query) => listPricesOfAllMerchants(queries, ...query),
  positionOf: ({ localizationTimestamp, priceId }) => ({
    lastUpdateDate: localizationTimestamp,
    id: priceId,
  }),
})) {}
