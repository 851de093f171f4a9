import type { Tone } from '../design/badge.js';
import type { OrderStatus } from './order-row.js';

/** Every status, in the order of an order's life, with the tone of what it asks for. */
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

/** `READY_TO_SHIP` as words. */
export function statusText(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
