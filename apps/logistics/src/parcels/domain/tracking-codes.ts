import { parcelMachine, type ParcelStatus } from './parcel-status.js';

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

/** The code of a tracking event (decision 7.4). */
export type TrackingCode = keyof typeof meanings;

/** Every code, in the order of decision 7.4. */
export const trackingCodes = Object.keys(meanings) as TrackingCode[];

/** The codes that merchants and fulfillment partners may report (decision 7.5). */
export const merchantCodes = [
  'AWAITING_PICK_UP',
  'LEFT_FULFILLMENT',
] as const satisfies TrackingCode[];

/** The codes that operators may report: all but those that the service creates (decisions 7.5, 7.7). */
export const operatorCodes = trackingCodes.filter(
  (code) => code !== 'CREATED' && code !== 'CANCELED',
);

/** The steps of a code (decision 7.4). */
export function meaningOf(code: TrackingCode): Meaning {
  return meanings[code];
}

/**
 * Returns the status of a parcel after these codes: the furthest of all, regardless of the order of the reports. A late
 * code never returns it to an earlier status, and a cancelled parcel stays cancelled (decision 7.3).
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
