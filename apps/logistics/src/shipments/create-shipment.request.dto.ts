import { Description, Id, Instant, ListOf, parseInstant, rules } from '#edge';
import type { NewShipment } from './domain/shipment.js';

const MAX_PARCELS = 200;
const optional = true;

export class CreateShipmentRequest {
  @ListOf(rules.id, { min: 1, max: MAX_PARCELS, doc: 'Parcel ids, each once, of one merchant.' })
  parcelIds!: string[];

  @Instant('When it is expected to leave the fulfillment facility, ISO 8601.')
  expectedShipDate!: string;

  @Instant('When it is expected at the consolidation hub, ISO 8601.')
  expectedDeliveryDate!: string;

  @Id('Tracking number of the first mile.')
  firstMileTrackingNumber!: string;

  @Id('The carrier of the first mile.', { optional })
  firstMileCarrierId?: string;

  @Description('A description of the shipment.', { optional })
  description?: string;
}

export function toNewShipment(request: CreateShipmentRequest): NewShipment {
  const { parcelIds, firstMileTrackingNumber } = request;
  const { firstMileCarrierId = null, description = null } = request;
  return {
    parcelIds,
    expectedShipDate: instantOf(request.expectedShipDate),
    expectedDeliveryDate: instantOf(request.expectedDeliveryDate),
    firstMileTrackingNumber,
    firstMileCarrierId,
    description,
  };
}

function instantOf(text: string): Date {
  const instant = parseInstant(text);
  if (instant === undefined) throw new Error('an instant that was checked cannot be read');
  return instant;
}
