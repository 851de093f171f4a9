import type { EventOf, ParcelTrackingUpdated } from '#contracts';

/** The order's copy of its parcel as answers show it; its `events` are stored separately. */
export interface ParcelCopy {
  name?: string;
  code?: string;
  parcelId?: string;
  length?: number;
  width?: number;
  height?: number;
  weight?: number;
  netWeight?: number;
  grossWeight?: number;
  items: { salesChannelSkuId: string; quantity: number }[];
  documents: { name: string; documentId?: string }[];
}

/** One tracking event of a parcel. */
export type ParcelCopyEvent = Omit<
  EventOf<typeof ParcelTrackingUpdated>['events'][number],
  'buyerStep' | 'receivedDate'
>;
