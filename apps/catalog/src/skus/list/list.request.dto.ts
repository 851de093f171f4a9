import {
  CommaSeparated,
  Enum,
  Id,
  Instant,
  MerchantFilter,
  PageOrder,
  PageSize,
  PageToken,
  parseInstant,
  rules,
  type ListOrder,
} from '#edge';
import { SEARCH_BY_PARTS } from '#platform';
import { entryStatuses, type EntryStatus } from '../domain/channel-entry.js';
import { localizationStatuses, type LocalizationStatus } from '../domain/localization-lifecycle.js';
import { verdicts, type Verdict } from '../verdicts/domain/verdict.js';
import type { SkuView } from '../store/sku-list.store.js';
import type { ListRequest } from './list-page.js';

const optional = true;

/** The common parameters of the SKU list and the inventory list. */
class ListQuery {
  @Id('The SKU id. Lists this SKU only.', { optional }) skuId?: string;

  @Instant('ISO 8601, exclusive: only records that were updated later; all records if left out.', {
    optional,
  })
  lastUpdateDateFrom?: string;

  @PageOrder() order?: ListOrder;

  @PageToken() nextPageToken?: string;

  @PageSize() pageSize?: number;
}

export class ListInventoriesQuery extends ListQuery {
  @Id(
    `Part of the id, title or EAN of a SKU, or of the id of its product; or the complete id of a warehouse. ${SEARCH_BY_PARTS}`,
    { optional },
  )
  text?: string;
}

/** The same parameters for operators, who read across merchants. */
export class ListInventoriesOfAllMerchantsQuery extends ListInventoriesQuery {
  @MerchantFilter() merchantId?: string;
}

export class ListSkusQuery extends ListQuery {
  @CommaSeparated(rules.oneOf(localizationStatuses), {
    max: 100,
    optional,
    doc: 'One localization status or several.',
  })
  status?: LocalizationStatus[];

  @Id('A code of the localization messages.', { optional }) reason?: string;
  @Id('The channel in which the SKU has a status, or the given verdict.', { optional })
  salesChannel?: string;

  @Enum(entryStatuses, {
    optional,
    doc: 'A status in the given channel, or in any channel if none is given.',
  })
  salesChannelStatus?: EntryStatus;

  @CommaSeparated(rules.oneOf(verdicts), {
    max: 200,
    optional,
    doc: 'One verdict or several: in the given channel, or in any channel if none is given. A verdict changes without a new `lastUpdateDate`.',
  })
  verdict?: Verdict[];

  @Id(`Part of the id, title or EAN of a SKU, or of the id of its product. ${SEARCH_BY_PARTS}`, {
    optional,
  })
  text?: string;

  @Enum(['full', 'summary'], {
    optional,
    doc: '`summary`: the members for a table of SKUs; `full` if left out.',
  })
  view?: SkuView;
}

/** The same parameters for operators. */
export class ListSkusOfAllMerchantsQuery extends ListSkusQuery {
  @MerchantFilter() merchantId?: string;
}

export class CountSkusOfAllMerchantsQuery {
  @MerchantFilter() merchantId?: string;
}

/**
 * Normalizes the bound to a UTC text, and the statuses and verdicts to sorted lists, so that filters can be compared
 * and stored in page tokens.
 */
export function toListRequest({
  order,
  nextPageToken,
  pageSize,
  ...filters
}: ListSkusOfAllMerchantsQuery): ListRequest {
  const { lastUpdateDateFrom: from, status, verdict } = filters;
  return {
    filters: {
      ...filters,
      lastUpdateDateFrom: from === undefined ? undefined : parseInstant(from)?.toISOString(),
      status: status && [...new Set(status)].toSorted(),
      verdict: verdict && [...new Set(verdict)].toSorted(),
    },
    order,
    nextPageToken,
    pageSize,
  };
}
