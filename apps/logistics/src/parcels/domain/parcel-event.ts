import type { TrackingCode } from './tracking-codes.js';

/** An event of a parcel; if reported, with the carrier id, the code and the client of the report (decision 7.7). */
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
