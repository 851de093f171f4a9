import { Description, Enum, Id, Instant, ListOf, Text, parseInstant } from '#edge';
import {
  merchantCodes,
  operatorCodes,
  type TrackingCode,
} from '../parcels/domain/tracking-codes.js';
import type { ReportedEvent } from './report-tracking.js';
import { LocationParts, NotFarAhead, RequiredUnless } from './tracking-event.rules.js';

const MAX_EVENTS = 500;
const PARCEL_ID = 'Parcel id; it or externalParcelId is required.';
const EXTERNAL_ID = "The label's barcode, which is the lastMileTrackingNumber.";
const EVENT_DATE = 'When it happened, ISO 8601, at most 24 hours ahead.';
const LOCATION = '{city}, {state}, {country}';
const EVENTS = 'In any order.';
const CARRIER_ID = 'Fulfillment partner id assigned by the service.';

/** One event as merchants and fulfillment partners report it (decision 7.5). */
export class MerchantTrackingEvent {
  @Id(PARCEL_ID, { optional: true }) @RequiredUnless('externalParcelId') parcelId?: string;
  @Id(EXTERNAL_ID, { optional: true }) externalParcelId?: string;
  @Instant(EVENT_DATE) @NotFarAhead() eventDate!: string;
  @Enum(merchantCodes, { doc: 'The code of the tracking event.' }) externalCode!: TrackingCode;
  @Description('The tracking event in words.') description!: string;
  @Text({ max: 512, doc: LOCATION }) @LocationParts() location!: string;
}

/** An event as operators report it: the later codes are also allowed. */
export class OperatorTrackingEvent extends MerchantTrackingEvent {
  @Enum(operatorCodes, { doc: 'The code of the tracking event.' })
  override externalCode!: TrackingCode;
}

export class ReportTrackingRequest {
  @Id(CARRIER_ID) carrierId!: string;
  @ListOf(() => MerchantTrackingEvent, { min: 1, max: MAX_EVENTS, doc: EVENTS })
  events!: MerchantTrackingEvent[];
}

export class OperatorReportTrackingRequest extends ReportTrackingRequest {
  @ListOf(() => OperatorTrackingEvent, { min: 1, max: MAX_EVENTS, doc: EVENTS })
  override events!: OperatorTrackingEvent[];
}

export function toReportedEvent(event: MerchantTrackingEvent): ReportedEvent {
  const eventDate = parseInstant(event.eventDate);
  if (eventDate === undefined) throw new Error('an instant that was checked cannot be read');
  return { ...event, eventDate };
}
