/**
 * The documented contract, written a second time for the fault tests: nothing here is imported from the services, so a
 * mistake there is not repeated here. Sources: docs/events-reference.md and docs/specification.
 */

import { isBeforeShipped, leads } from '../../order-transitions.js';

type Event = Readonly<Record<string, unknown>>;

const skuKey = ({ merchantId, skuId }: Event) => `${String(merchantId)}:${String(skuId)}`;
const orderKey = ({ orderId }: Event) => String(orderId);
const channelOrderKey = ({ salesChannel, salesChannelOrderId }: Event) =>
  `${String(salesChannel)}:${String(salesChannelOrderId)}`;

const termsKey = ({ origin, destination, service, validFrom }: Event) => {
  if (service !== undefined)
    return `tariff/${String(origin)}-${String(destination)}-${String(service)}`;
  return validFrom === undefined
    ? `rules/${String(destination)}`
    : `duties/${String(destination)}/${String(validFrom)}`;
};

/** The key of each stream's events (docs/events-reference.md). */
export const KEYS: Readonly<Record<string, (event: Event) => string>> = {
  'catalog.directory': ({ salesChannel, merchantId }) =>
    salesChannel === undefined
      ? `merchant/${String(merchantId)}`
      : `channel/${String(salesChannel)}`,
  'catalog.sku': skuKey,
  'catalog.inventory': skuKey,
  'catalog.stock': orderKey,
  'pricing.price': skuKey,
  'taxes.fx-rate': ({ base, quote }) => `${String(base)}/${String(quote)}`,
  'taxes.terms': termsKey,
  'orders.order': orderKey,
  'orders.release': orderKey,
  'logistics.fulfillment': orderKey,
  'logistics.shipment': ({ shipmentId }) => String(shipmentId),
  'gateway.credential': ({ clientId }) => String(clientId),
  'sales-channel.orders': channelOrderKey,
  'sales-channel.order-replies': channelOrderKey,
  'sales-channel.catalog': skuKey,
};

export const STREAMS: readonly string[] = Object.keys(KEYS);

/** The streams of each consumer group (docs/events-reference.md). */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'catalog.main': ['pricing.price', 'orders.order', 'sales-channel.catalog'],
  'catalog.localize': ['catalog.sku'],
  'catalog.listings': ['pricing.price'],
  'pricing.main': ['catalog.directory', 'catalog.sku', 'taxes.fx-rate'],
  'pricing.localize': ['pricing.price'],
  'pricing.terms': ['taxes.terms'],
  'orders.main': [
    'catalog.directory',
    'catalog.sku',
    'catalog.stock',
    'taxes.fx-rate',
    'logistics.fulfillment',
  ],
  'orders.intake': ['sales-channel.orders'],
  'orders.terms': ['taxes.terms'],
  'orders.prices': ['pricing.price'],
  'logistics.main': ['orders.release', 'orders.order'],
  'webhooks.main': [
    'catalog.directory',
    'catalog.sku',
    'catalog.inventory',
    'catalog.stock',
    'pricing.price',
    'orders.order',
    'logistics.fulfillment',
    'logistics.shipment',
    'sales-channel.order-replies',
  ],
};

/**
 * The forbidden transitions of an order's history: no status may follow CANCELLED, and each other status must follow an
 * allowed previous one or a hold that returns to it (decisions 6.2 and 6.3).
 * @param history its statuses without tracking entries
 */
export function forbiddenSteps(history: readonly string[]): string[] {
  const forbidden: string[] = [];
  let status: string | undefined;
  let remembered: string | undefined;
  for (const next of history) {
    if (!mayFollow(status, remembered, next)) {
      forbidden.push(`${status ?? 'nothing'} → ${next}`);
    }
    if (status === 'ON_HOLD' && leads(remembered, next) && next !== 'SHIPPED') {
      remembered = next;
      continue;
    }
    if (next === 'ON_HOLD') remembered = status;
    status = next;
  }
  return forbidden;
}

function mayFollow(status: string | undefined, remembered: string | undefined, next: string) {
  if (status === undefined) return next === 'CREATED';
  if (status === 'ON_HOLD') {
    return ['CANCELLED', 'SHIPPED', remembered].includes(next) || leads(remembered, next);
  }
  if (isBeforeShipped(status) && ['CANCELLED', 'ON_HOLD'].includes(next)) return true;
  return leads(status, next);
}
