import type { Schemas } from '@entrepot/client';
import type { Tone } from '../design/badge.js';
import { parcelStepText } from '../orders/status.js';
import { messages } from './messages.js';

export type Parcel = Schemas['ParcelResponse'];
export type ParcelStatus = Parcel['status'];
export type ParcelEvent = Parcel['events'][number];

/** Every status, in the order of the transport, with a tone by urgency. */
const TONES: Readonly<Record<ParcelStatus, Tone>> = {
  SHIPMENT_CREATED: 'neutral',
  SHIPPED: 'info',
  ARRIVED_DESTINATION_COUNTRY: 'info',
  CUSTOMS_CLEARANCE: 'info',
  LAST_MILE: 'info',
  DELIVERED: 'good',
  SHIPMENT_CANCELED: 'neutral',
};

/** The tones of the tracking codes that need attention. */
const EVENT_TONES: Partial<Record<ParcelEvent['coreStatus']['code'], Tone>> = {
  CUSTOMS_HELD: 'warning',
  DELIVERY_ATTEMPT_FAILED: 'warning',
  DELIVERED: 'good',
  CANCELED: 'neutral',
  CREATED: 'neutral',
};

export function parcelTone(status: ParcelStatus): Tone {
  return TONES[status];
}

export function eventTone({ coreStatus }: ParcelEvent): Tone {
  return EVENT_TONES[coreStatus.code] ?? 'info';
}

/** The name of a status; a parcel without a shipment waits for one. */
export function parcelStatusText(parcel: Pick<Parcel, 'status' | 'shipmentId'>): string {
  return canShip(parcel) ? messages.waiting : parcelStepText(parcel.status);
}

/** Whether a parcel has not left yet, so that it can be added to a shipment. */
export function canShip({ status, shipmentId }: Pick<Parcel, 'status' | 'shipmentId'>): boolean {
  return status === 'SHIPMENT_CREATED' && shipmentId === undefined;
}
