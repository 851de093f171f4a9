import { parcelMachine } from './parcel-status.js';
import type { ParcelStatus } from './parcel-status.js';

interface Meaning {
  buyerStep: string;
  macroStep: ParcelStatus;
}

const meanings = {
  CREATED: { buyerStep: 'CREATED', macroStep: 'SHIPMENT_CREATED' },
  AWAITING_PICK_UP: { buyerStep: 'PREPARING', macroStep: 'SHIPMENT_CREATED' },
  LEFT_FULFILLMENT: { buyerStep: 'IN_TRANSIT', macroStep: 'SHIPPED' },
  HUB_RECEIVED: { buyerStep: 'IN_TRANSIT', macroStep: 'SHIPPED' },
  LINEHAUL_DEPARTED: { buyerStep: 'IN_TRANSIT', macroStep: 'SHIPPED' },
  ARRIVED_COUNTRY: { buyerStep: 'IN_TRANSIT', macroStep: 'ARRIVED_DESTINATION_COUNTRY' },
  CUSTOMS_STARTED: { buyerStep: 'CUSTOMS', macroStep: 'CUSTOMS_CLEARANCE' },
  CUSTOMS_HELD: { buyerStep: 'CUSTOMS', macroStep: 'CUSTOMS_CLEARANCE' },
  CUSTOMS_RELEASED: { buyerStep: 'CUSTOMS', macroStep: 'CUSTOMS_CLEARANCE' },
  LAST_MILE_RECEIVED: { buyerStep: 'OUT_FOR_DELIVERY', macroStep: 'LAST_MILE' },
  OUT_FOR_DELIVERY: { buyerStep: 'OUT_FOR_DELIVERY', macroStep: 'LAST_MILE' },
  DELIVERY_ATTEMPT_FAILED: { buyerStep: 'OUT_FOR_DELIVERY', macroStep: 'LAST_MILE' },
  DELIVERED: { buyerStep: 'DELIVERED', macroStep: 'DELIVERED' },
  CANCELED: { buyerStep: 'CANCELED', macroStep: 'SHIPMENT_CANCELED' },
} as const satisfies Record<string, Meaning>;

/** What can happen to a parcel (decision 7.4). */
export type TrackingCode = keyof typeof meanings;

/** Every code, in the order of decision 7.4. */
export const trackingCodes = Object.keys(meanings) as TrackingCode[];

/** What merchants and fulfillment partners may report (decision 7.5). */
export const merchantCodes = [
  'AWAITING_PICK_UP',
  'LEFT_FULFILLMENT',
] as const satisfies TrackingCode[];

/** What operators may report: all but what the service makes itself (decisions 7.5, 7.7). */
export const operatorCodes = trackingCodes.filter(
  (code) => code !== 'CREATED' && code !== 'CANCELED',
);

/** The steps that a code stands for (decision 7.4). */
export function meaningOf(code: TrackingCode): Meaning {
  return meanings[code];
}

/**
 * Where a parcel stands after these codes were reported, in whatever order they come: the furthest of all. A late
 * code never moves it back, and nothing moves a cancelled parcel (decision 7.3).
 */
export function statusAfter(
  present: ParcelStatus,
  reported: readonly TrackingCode[],
): ParcelStatus {
  let status = present;
  for (const code of reported) {
    const { macroStep } = meaningOf(code);
    if (parcelMachine.can(status, macroStep, 'tracking reported')) status = macroStep;
  }
  return status;
}
