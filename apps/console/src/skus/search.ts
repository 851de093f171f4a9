import { textOf } from '../app/search-params.js';
import { keyOf, placeOf } from './sku-row.js';
import type { ChannelStatus, SkuRow, SkuStatus } from './sku-row.js';
import { isChannelStatus, isSkuStatus } from './status.js';

/** The filters of a list of SKUs as they are in the address, and the SKU that is open in a drawer. */
export interface SkuSearch {
  /** Statuses with commas between them. */
  status?: string | undefined;
  /** A code of the localization messages. */
  reason?: string | undefined;
  channel?: string | undefined;
  channelStatus?: ChannelStatus | undefined;
  merchant?: string | undefined;
  /** An id of a SKU or of a product. */
  text?: string | undefined;
  /** The oldest change first. */
  order?: 'asc' | undefined;
  /** The merchant and the id of a SKU, with a colon between them. */
  open?: string | undefined;
  /** The SKU that is open is being changed. */
  edit?: true | undefined;
}

/** Leaves out what is no filter, so that an address that was typed by hand still shows a list. */
export function skuSearch(given: Readonly<Record<string, unknown>>): SkuSearch {
  const status = textOf(given['status'])?.split(',').filter(isSkuStatus).join(',');
  const channelStatus = textOf(given['channelStatus']);
  const open = textOf(given['open']);
  const found: Record<keyof SkuSearch, unknown> = {
    status: status || undefined,
    reason: textOf(given['reason']),
    channel: textOf(given['channel']),
    channelStatus: isChannelStatus(channelStatus ?? '') ? channelStatus : undefined,
    merchant: textOf(given['merchant']),
    text: textOf(given['text']),
    order: given['order'] === 'asc' ? 'asc' : undefined,
    open: placeOf(open) && open,
    edit: isOn(given['edit']) && placeOf(open) ? true : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

export function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}

export function statusesOf({ status = '' }: SkuSearch): SkuStatus[] {
  return status.split(',').filter(isSkuStatus);
}

/** The filters alone, without what is open. */
export function filtersOf({ open: _open, edit: _edit, ...filters }: SkuSearch): SkuSearch {
  return filters;
}

/** The API's query of the filters; without the merchant, the page and its size. */
export function skuQuery(search: SkuSearch) {
  const { status, reason, channel, channelStatus, text, order = 'desc' } = search;
  return {
    ...(status !== undefined && { status: statusesOf(search) }),
    ...(reason !== undefined && { reason }),
    ...(channel !== undefined && { salesChannel: channel }),
    ...(channelStatus !== undefined && { salesChannelStatus: channelStatus }),
    ...(text !== undefined && { text }),
    order,
  } as const;
}

/** Do the filters let a SKU through? */
export function matches(search: SkuSearch, sku: SkuRow): boolean {
  const { status, reason, channel, channelStatus, merchant, text } = search;
  const entries = Object.entries(sku.salesChannelStatus).filter(
    ([name]) => channel === undefined || name === channel,
  );
  return (
    (status === undefined || statusesOf(search).includes(sku.localizationStatus)) &&
    (reason === undefined || sku.localizationMessages.some(({ code }) => code === reason)) &&
    (channel === undefined || entries.length > 0) &&
    (channelStatus === undefined || entries.some(([, one]) => one.status === channelStatus)) &&
    (merchant === undefined || sku.merchantId === merchant) &&
    (text === undefined || sku.skuId === text || sku.productId === text)
  );
}

/** The part of an address that opens a SKU. */
export function opened(sku: Pick<SkuRow, 'merchantId' | 'skuId'>): SkuSearch {
  return { open: keyOf(sku), edit: undefined };
}
