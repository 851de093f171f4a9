import { channelEntryStatuses } from '@entrepot/client';
import type { QueryClient } from '@tanstack/react-query';
import { oneOf, switchOf, textOf } from '../address/search-params.js';
import { ANY_ID, MERCHANT } from '../lists/common-filters.js';
import { listSearch, ORDER, type SearchOf } from '../lists/search.js';
import { liveSource } from '../lists/source.js';
import { LIST, type SkuQuery } from './requests.js';
import { keyOf, placeOf } from './sku-row.js';
import type { ChannelStatus, SkuRow, SkuStatus, Verdict } from './sku-row.js';
import { isSkuStatus } from './status.js';
import { VERDICTS } from './verdicts/verdict.js';

const statusesIn = (text: string): SkuStatus[] => text.split(',').filter(isSkuStatus);

const params = listSearch<SkuRow, SkuQuery>()(
  {
    /** Statuses, separated by commas. */
    status: {
      read: (value: unknown) => statusesIn(textOf(value) ?? '').join(',') || undefined,
      query: (text: string) => ({ status: statusesIn(text) }),
      matches: (sku: SkuRow, text: string) => statusesIn(text).includes(sku.localizationStatus),
    },
    /** A code of the localization messages. */
    reason: {
      read: textOf,
      query: (reason: string) => ({ reason }),
      matches: (sku: SkuRow, reason: string) =>
        sku.localizationMessages.some(({ code }) => code === reason),
    },
    channel: {
      read: textOf,
      query: (salesChannel: string) => ({ salesChannel }),
      matches: (sku: SkuRow, channel: string, { verdict }) =>
        verdict !== undefined || channel in sku.salesChannelStatus,
    },
    /** The status in the channel, if one is chosen. */
    channelStatus: {
      read: oneOf(channelEntryStatuses),
      query: (salesChannelStatus: ChannelStatus) => ({ salesChannelStatus }),
      matches: (sku: SkuRow, channelStatus: ChannelStatus, { channel }) =>
        Object.entries(sku.salesChannelStatus).some(
          ([name, { status }]) =>
            status === channelStatus && (channel === undefined || name === channel),
        ),
    },
    /** The verdict in the chosen channel, or in any. */
    verdict: {
      read: oneOf(VERDICTS),
      query: (verdict: Verdict) => ({ verdict: [verdict] }),
      matches: ({ verdicts }: SkuRow, verdict: Verdict, { channel }) =>
        typeof channel === 'string'
          ? verdicts[channel] === verdict
          : Object.values(verdicts).includes(verdict),
    },
    merchant: MERCHANT,
    text: ANY_ID,
  },
  {
    ...ORDER,
    /** The merchant and the id of the open SKU, joined by a colon. */
    open: (value: unknown) => {
      const open = textOf(value);
      return placeOf(open) && open;
    },
    /** Whether the open SKU is being edited. */
    edit: switchOf,
  },
);

/** The filters of a list of SKUs and the SKU that is open in a drawer, as in the address. */
export type SkuSearch = SearchOf<typeof params>;

const search = {
  ...params,
  read: (raw: Readonly<Record<string, unknown>>): SkuSearch => {
    const { edit, ...rest } = params.read(raw);
    return { ...rest, ...(edit && rest.open !== undefined && { edit }) };
  },
};

/** The search parameters that open a SKU. */
export function opened(sku: Pick<SkuRow, 'merchantId' | 'skuId'>): SkuSearch {
  return { open: keyOf(sku), edit: undefined };
}

export const SKUS = liveSource({
  name: 'skus',
  keyOf: (sku: SkuRow) => keyOf(sku),
  search,
  read: LIST.read,
  changed: (queries, rows, incomplete) => {
    if (incomplete) void queries.invalidateQueries({ queryKey: ['sku'] });
    for (const { merchantId, skuId } of rows) {
      void queries.invalidateQueries({ queryKey: ['sku', merchantId, skuId] });
    }
  },
});

/**
 * Shows the result of an own act at once. @param deleted the deleted SKU, which the list of changes does not contain
 */
export function showChanged(queries: QueryClient, rows: readonly SkuRow[], deleted: boolean): void {
  SKUS.feed.apply(queries, { rows, incomplete: false });
  if (deleted) void queries.invalidateQueries({ queryKey: [SKUS.name] });
  void queries.invalidateQueries({ queryKey: ['sku-counts'] });
}
