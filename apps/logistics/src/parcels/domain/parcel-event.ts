import type { TrackingCode } from './tracking-codes.js';

/** Something that happened to a parcel, and under which carrier id, as what and by which client it was reported, if it was (decision 7.7). */
export interface ParcelEvent {
  eventId: string;
  parcelId: string;
  code: TrackingCode;
  eventDate: Date;
  receivedDate: Date;
  carrierId?: string;
  externalCode?: string;
  reportedBy?: string;
  description: string;
  location: string;
}
