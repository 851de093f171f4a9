import type { Tone } from '../design/badge.js';
import { nameIn } from '../language/texts.js';
import { messages } from './messages.js';
import type { OrderStatus } from './order-row.js';

/** Every status, in the order of an order's life, with a tone by urgency. */
const TONES: Readonly<Record<OrderStatus, Tone>> = {
  CREATED: 'neutral',
  APPROVED: 'info',
  HANDLING: 'info',
  REQUIRES_REVIEW: 'warning',
  REGULATORY_CHECK_OK: 'info',
  PACKED: 'info',
  INVOICED: 'info',
  READY_TO_SHIP: 'info',
  SHIPPED: 'info',
  DELIVERED: 'good',
  RETURN_REQUESTED: 'warning',
  RETURN_APPROVED: 'info',
  RETURNED: 'neutral',
  ON_HOLD: 'warning',
  CANCELLED: 'neutral',
  OPERATIONAL_ISSUE: 'bad',
};

export const ORDER_STATUSES = Object.keys(TONES) as OrderStatus[];

export function isStatus(text: string): text is OrderStatus {
  return text in TONES;
}

export function toneOf(status: string): Tone {
  return isStatus(status) ? TONES[status] : 'neutral';
}

/** The name of an order's status. */
export function statusText(status: string): string {
  return nameIn(messages.statuses, status);
}

/** The name of a step of a parcel's transport. */
export function parcelStepText(status: string): string {
  return nameIn(messages.parcelStatuses, status);
}

/** The name of a tracking report of a parcel. */
export function trackingText(code: string): string {
  return nameIn(messages.trackingCodes, code);
}
