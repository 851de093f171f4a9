import {
  Instant,
  MerchantFilter,
  PageOrder,
  PageSize,
  PageToken,
  parseInstant,
  type ListOrder,
} from '#platform';
import type { ListRequest } from './list-page.js';

/** Query of the SKU list and of the inventory list. */
export class ListQuery {
  @Instant('ISO 8601, exclusive: only what was updated after it; all when left out.', {
    optional: true,
  })
  lastUpdateDateFrom?: string;

  @PageOrder() order?: ListOrder;

  @PageToken() nextPageToken?: string;

  @PageSize() pageSize?: number;
}

/** The same for operators, who read across merchants. */
export class ListOfAllMerchantsQuery extends ListQuery {
  @MerchantFilter() merchantId?: string;
}

/** The bound becomes a UTC text, in which form filters are compared and carried by page tokens. */
export function toListRequest({
  lastUpdateDateFrom: from,
  order,
  nextPageToken,
  pageSize,
  merchantId,
}: ListOfAllMerchantsQuery): ListRequest {
  const lastUpdateDateFrom = from === undefined ? undefined : parseInstant(from)?.toISOString();
  return {
    filters: {
      ...(lastUpdateDateFrom === undefined ? {} : { lastUpdateDateFrom }),
      ...(merchantId === undefined ? {} : { merchantId }),
    },
    order,
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
    ...(pageSize === undefined ? {} : { pageSize }),
  };
}
