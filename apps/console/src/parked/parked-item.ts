import type { Schemas } from '@entrepot/client';

/** An incoming message that is parked, with its service. */
export type ParkedRow = Schemas['ParkedInServiceResponse'];

/** An event that could not be published, with its service. */
export type OutboxRow = Schemas['ParkedOutboxRowResponse'] & { service: string };

/** The common members of both; members of only one of them are undefined for the other. */
export interface ParkedItem {
  id: string;
  stream: string;
  type?: string;
  eventId?: string;
  reason: string;
  /** ISO 8601. */
  parkedAt: string;
  key?: string;
  payload?: string;
  group?: string;
  partition?: number;
  offset?: string;
  detail?: string;
  /** The id of the message that it waits for. */
  behind?: string;
  headers?: Record<string, string>;
}

/** The key of a row among those of all services. */
export function openOf({ service, id }: { service: string; id: string }): string {
  return `${service}.${id}`;
}

/** The key, or a text for a message without one. */
export function itemName({ key, id }: Pick<ParkedItem, 'key' | 'id'>): string {
  return key ?? id;
}

/** The payload as a value; undefined if it is not JSON. */
export function valueOf({ payload }: Pick<ParkedItem, 'payload'>): unknown {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return undefined;
  }
}

/** The subject of a payload. */
export interface About {
  orderId?: string;
  sku?: { merchantId: string; skuId: string };
}

/** Finds the order and the SKU in a payload. */
export function aboutOf(value: unknown): About {
  if (typeof value !== 'object' || value === null) return {};
  const { orderId, merchantId, skuId } = value as Record<string, unknown>;
  const ofSku = typeof merchantId === 'string' && typeof skuId === 'string';
  return {
    ...(typeof orderId === 'string' && { orderId }),
    ...(ofSku && { sku: { merchantId, skuId } }),
  };
}
