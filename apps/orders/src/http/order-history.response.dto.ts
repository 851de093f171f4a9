import type { OrderEventData } from '#contracts';
import { decimal, toAmount } from '#money';
import type { StoredEntry } from '../store/order-read.store.js';

export interface HistoryEntryResponse {
  /** When it happened. */
  eventDate: string;
  /** When the entry was written. */
  receivedDate: string;
  /** A status, or PARCEL_TRACKING_UPDATED. */
  status: string;
  /** In the shape documented for the status; left out where there is nothing to say. */
  eventData?: object;
}

export function toHistoryEntryResponse(entry: StoredEntry): HistoryEntryResponse {
  if (entry.status !== 'INVOICED' || !entry.eventData) return entry;
  return { ...entry, eventData: toInvoice(entry.eventData as OrderEventData['INVOICED']) };
}

/** Events write amounts as texts, answers as numbers. */
function toInvoice({ number, value, items, invoiceUrl }: OrderEventData['INVOICED']): object {
  return {
    number,
    value: toAmount(decimal(value)),
    items: items.map(({ skuId, quantity, invoicedPrice }) => ({
      skuId,
      quantity,
      invoicedPrice: toAmount(decimal(invoicedPrice)),
    })),
    invoiceUrl,
  };
}
