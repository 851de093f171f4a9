import { decimal, sum, type Decimal } from '#money';
import type { NewItem, NewOrder, NewTotals } from '../../order/domain/new-order.js';
import type { OrderFault } from '../../order/domain/order-fault.js';
import type { KnownChannel, KnownMerchant, KnownSku, ReferenceData } from './reference-data.js';

/** The reference data of a valid order. */
export interface Checked {
  merchant: KnownMerchant;
  channel: KnownChannel;
  /** In the order of the items. */
  skus: readonly KnownSku[];
  /** Units per US dollar. */
  merchantRate: string;
  channelRate: string;
}

export type CheckedOrder = { ok: true; checked: Checked } | { ok: false; faults: OrderFault[] };

const TOLERANCE_A_LINE = decimal('0.01');

/** Runs all checks of decision 6.5 and reports every fault at once. */
export function checkOrder(order: NewOrder, referenceData: ReferenceData): CheckedOrder {
  const known = lookUp(order, referenceData);
  const faults = [...bodyFaults(order), ...known.faults];
  return known.checked && faults.length === 0
    ? { ok: true, checked: known.checked }
    : { ok: false, faults };
}

/** Is all reference data of the order known? If not, its projection may still be pending (decision 1.13). */
export function isKnown(order: NewOrder, referenceData: ReferenceData): boolean {
  return lookUp(order, referenceData).checked !== undefined;
}

const NOT_KNOWN_YET = new Set(['channel-not-connected', 'no-fx-rate', 'unknown-sku']);

/** Are all faults missing reference data that may still be received (decision 6.9)? */
export function mayYetBeKnown(faults: readonly OrderFault[]): boolean {
  return faults.every(({ code }) => NOT_KNOWN_YET.has(code));
}

function lookUp(
  order: NewOrder,
  { merchant, channel, skus, rates }: ReferenceData,
): { checked?: Checked; faults: OrderFault[] } {
  const connected = channel?.active && merchant?.connectedChannels.includes(order.salesChannel);
  const found = order.items.map(({ salesChannelSkuId }) => skus.get(salesChannelSkuId));
  if (!merchant || !channel || !connected) {
    return { faults: [notConnected(order, channel !== undefined)] };
  }
  const merchantRate = rates.get(merchant.currency);
  const channelRate = rates.get(channel.currency);
  const faults = [
    ...currencyFaults(order, channel),
    ...[merchant.currency, channel.currency].filter((code) => !rates.has(code)).map(noRate),
    ...found.flatMap((sku, i) => (sku ? [] : unknownSku(i, order.salesChannel))),
  ];
  if (merchantRate === undefined || channelRate === undefined || found.includes(undefined)) {
    return { faults };
  }
  const known = found.filter((sku) => sku !== undefined);
  return { checked: { merchant, channel, skus: known, merchantRate, channelRate }, faults };
}

function notConnected({ merchantId, salesChannel }: NewOrder, known: boolean): OrderFault {
  const detail = known
    ? `${salesChannel} is not connected to ${merchantId}`
    : `the sales channel ${salesChannel} does not exist`;
  return { pointer: '/salesChannel', code: 'channel-not-connected', detail };
}

function currencyFaults(order: NewOrder, channel: KnownChannel): OrderFault[] {
  if (order.currency === channel.currency) return [];
  const detail = `${order.salesChannel} sells in ${channel.currency}`;
  return [{ pointer: '/currency', code: 'currency-mismatch', detail }];
}

function noRate(currency: string): OrderFault {
  const detail = `no exchange rate of USD/${currency} is known`;
  return { pointer: '/currency', code: 'no-fx-rate', detail };
}

function unknownSku(index: number, channel: string): OrderFault[] {
  const detail = `no SKU approved in ${channel} is known by this id`;
  return [{ pointer: `/items/${index}/salesChannelSkuId`, code: 'unknown-sku', detail }];
}

function bodyFaults(order: NewOrder): OrderFault[] {
  const structure = [...repeatedItems(order.items), ...deliveryFaults(order)];
  // Skip the sums unless there is exactly one delivery: they would only repeat that fault.
  return order.deliveries.length === 1
    ? [...structure, ...valueFaults(order), ...totalsFaults(order)]
    : structure;
}

function repeatedItems(items: readonly NewItem[]): OrderFault[] {
  const seen = new Set<string>();
  return items.flatMap(({ id }, i) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const detail = 'is the id of another item as well';
    return [{ pointer: `/items/${i}/id`, code: 'duplicate-item', detail }];
  });
}

function deliveryFaults({ deliveries, items }: NewOrder): OrderFault[] {
  const pointer = '/shipping/deliveries';
  const [delivery] = deliveries;
  if (!delivery || deliveries.length > 1) {
    return [{ pointer, code: 'one-delivery', detail: 'must hold exactly one delivery' }];
  }
  const ids = new Set(items.map(({ id }) => id));
  return delivery.items.flatMap((id, i) => {
    if (ids.has(id)) return [];
    const detail = 'is not the id of an item of the order';
    return [{ pointer: `${pointer}/0/items/${i}`, code: 'unknown-item', detail }];
  });
}

function valueFaults(order: NewOrder): OrderFault[] {
  const { items, deliveries, payments, value } = order;
  const shipping = sum(deliveries.map(({ salePrice }) => salePrice));
  const sold = sum(items.map((item) => item.salePrice.times(item.quantity))).plus(shipping);
  const paid = sum(payments.map((payment) => payment.value));
  const tolerance = toleranceOf(order);
  return [
    ...differs(
      value,
      sold,
      tolerance,
      '/value',
      'value-mismatch',
      'the sum of the items and the shipping is',
    ),
    ...differs(paid, value, tolerance, '/payments', 'payments-mismatch', 'the order value is'),
  ];
}

function totalsFaults(order: NewOrder): OrderFault[] {
  const given = order.totals;
  const summed = totalsOf(order);
  return (Object.keys(summed) as (keyof NewTotals)[]).flatMap((name) =>
    differs(
      given[name],
      summed[name],
      toleranceOf(order),
      `/totals/${name}`,
      'totals-mismatch',
      'the sum of the lines is',
    ),
  );
}

function totalsOf({ items, deliveries }: NewOrder): NewTotals {
  const gross = sum(items.map((item) => (item.listPrice ?? item.salePrice).times(item.quantity)));
  const net = sum(items.map((item) => item.salePrice.times(item.quantity)));
  const shippingGross = sum(deliveries.map((d) => d.listPrice ?? d.salePrice));
  const shippingNet = sum(deliveries.map((d) => d.salePrice));
  return {
    itemsGross: gross,
    itemsDiscount: gross.minus(net),
    shippingGross,
    shippingDiscount: shippingGross.minus(shippingNet),
  };
}

/** A channel rounds each line separately. */
function toleranceOf({ items }: NewOrder): Decimal {
  return TOLERANCE_A_LINE.times(items.length);
}

function differs(
  given: Decimal,
  right: Decimal,
  tolerance: Decimal,
  pointer: string,
  code: string,
  words: string,
): OrderFault[] {
  if (given.minus(right).abs().lessThanOrEqualTo(tolerance)) return [];
  return [{ pointer, code, detail: `${words} ${right.toFixed()}, not ${given.toFixed()}` }];
}
