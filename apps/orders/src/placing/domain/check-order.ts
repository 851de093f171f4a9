import { quotedAt, ruleDay, tariffOfDay, termsOfDay, type TermsOfDay } from '#landed-cost';
import {
  fault,
  type NewItem,
  type NewOrder,
  type OrderFault,
} from '../../order/domain/new-order.js';
import { amountFaults } from './check-amounts.js';
import { quoteFaults } from './check-quote.js';
import type { Checked, KnownChannel, ReferenceData } from './reference-data.js';

export type CheckedOrder = { ok: true; checked: Checked } | { ok: false; faults: OrderFault[] };

/**
 * Runs all checks of decision 6.5 and reports every fault at once; an order without faults is also compared with its
 * quote.
 * @param receivedAt when the order was first received, however long it has waited since
 */
export function checkOrder(
  order: NewOrder,
  referenceData: ReferenceData,
  receivedAt: Date,
): CheckedOrder {
  const lookedUp = lookUp(order, referenceData, receivedAt);
  const faults = [...bodyFaults(order), ...lookedUp.faults];
  if (!lookedUp.checked || faults.length > 0) return { ok: false, faults };
  const ofQuote = quoteFaults(order, lookedUp.checked, receivedAt);
  return ofQuote.length === 0
    ? { ok: true, checked: lookedUp.checked }
    : { ok: false, faults: ofQuote };
}

/** Whether all reference data of the order is known. If not, a projection may still be pending (decision 1.13). */
export function isKnown(order: NewOrder, referenceData: ReferenceData, now: Date): boolean {
  const { checked } = lookUp(order, referenceData, now);
  return checked !== undefined && !quoteFaults(order, checked, now).some(isProjected);
}

const NOT_KNOWN_YET = new Set([
  'channel-not-connected',
  'no-fx-rate',
  'unknown-sku',
  'unsupported-destination',
  'no-duty-rate',
  'unknown-hs-code',
]);

/** Whether all faults are missing reference data that may still arrive (decision 6.9). */
export function mayYetBeKnown(faults: readonly OrderFault[]): boolean {
  return faults.every(
    (orderFault) => NOT_KNOWN_YET.has(orderFault.code) || isProjected(orderFault),
  );
}

/** A channel may know the HS code or the origin of a SKU, or its own scheme, before this service does. */
function isProjected({ code, pointer }: OrderFault): boolean {
  return code === 'quote-mismatch' && /^\/(items|salesChannel)/.test(pointer);
}

function lookUp(
  order: NewOrder,
  { merchant, channel, skus, rates, terms }: ReferenceData,
  receivedAt: Date,
): { checked?: Checked; faults: OrderFault[] } {
  const connected = channel?.active && merchant?.connectedChannels.includes(order.salesChannel);
  const skusOfItems = order.items.map(({ salesChannelSkuId }) => skus.get(salesChannelSkuId));
  if (!merchant || !channel || !connected) {
    return { faults: [notConnected(order, channel !== undefined)] };
  }
  const merchantRate = rates.get(merchant.currency);
  const channelRate = rates.get(channel.currency);
  const otherCurrency = order.currency !== channel.currency;
  const { day, inForce } = termsFor(order, { merchant, channel, terms }, receivedAt);
  const needed = inForce.ok ? currenciesNeeded(inForce.value) : [];
  const unrated = [...new Set([merchant.currency, channel.currency, ...needed])].filter(
    (code) => !rates.has(code),
  );
  const faults = [
    ...(otherCurrency ? [currencyMismatch(channel)] : []),
    ...(inForce.ok ? [] : [notServed(inForce.detail)]),
    ...unrated.map(noRate),
    ...skusOfItems.flatMap((sku, i) => (sku ? [] : [unknownSku(i, order.salesChannel)])),
  ];
  const isRated = merchantRate !== undefined && channelRate !== undefined && unrated.length === 0;
  if (!isRated || !inForce.ok || skusOfItems.includes(undefined)) return { faults };
  const projectedSkus = skusOfItems.filter((sku) => sku !== undefined);
  const reference = { merchant, channel, skus: projectedSkus, rates, terms, day };
  return { checked: { ...reference, merchantRate, channelRate }, faults };
}

function notConnected({ merchantId, salesChannel }: NewOrder, isKnownChannel: boolean): OrderFault {
  const detail = isKnownChannel ? 'is not connected to the merchant' : 'does not exist';
  return fault('/salesChannel', 'channel-not-connected', detail, `${merchantId}, ${salesChannel}`);
}

function currencyMismatch({ currency }: KnownChannel): OrderFault {
  const detail = 'must be the currency of the sales channel';
  return fault('/currency', 'currency-mismatch', detail, currency);
}

/**
 * Checks the terms of the day of receipt. A quoted order needs no tax rules, and uses the freight tariff of its quote
 * if no tariff is in force: terms that ended after the quote do not invalidate the order.
 */
function termsFor(
  { quote }: NewOrder,
  { merchant, channel, terms }: Pick<Checked, 'merchant' | 'channel' | 'terms'>,
  receivedAt: Date,
) {
  const { country: destination, service } = channel;
  const ofDestination = terms.get(destination);
  const route = { destination, origin: merchant.country, service };
  const day = ruleDay(ofDestination, receivedAt);
  if (!quote?.content) return { day, inForce: termsOfDay(ofDestination, { ...route, day }) };
  const inForce = tariffOfDay(ofDestination, { ...route, day });
  if (inForce.ok || inForce.isNotYet) return { day, inForce };
  const quoted = ruleDay(ofDestination, quotedAt(quote.content));
  const before = tariffOfDay(ofDestination, { ...route, day: quoted });
  return before.ok ? { day: quoted, inForce: before } : { day, inForce };
}

function currenciesNeeded({ ruleSet, tariff }: Partial<TermsOfDay>): string[] {
  return [...(ruleSet?.compiled.currencies ?? []), ...(tariff ? [tariff.currency] : [])];
}

function notServed(detail: string): OrderFault {
  const rule = 'must be in a country with tax rules';
  return fault('/salesChannel', 'unsupported-destination', rule, detail);
}

function noRate(currency: string): OrderFault {
  return fault('/currency', 'no-fx-rate', 'no exchange rate is known', `USD/${currency}`);
}

function unknownSku(index: number, channel: string): OrderFault {
  const detail = 'no SKU approved in the sales channel is known by this id';
  return fault(`/items/${index}/salesChannelSkuId`, 'unknown-sku', detail, channel);
}

function bodyFaults(order: NewOrder): OrderFault[] {
  const structure = [...repeatedItems(order.items), ...deliveryFaults(order)];
  // Skip the amounts unless there is exactly one delivery: wrong sums would only repeat that fault.
  return order.deliveries.length === 1 ? [...structure, ...amountFaults(order)] : structure;
}

function repeatedItems(items: readonly NewItem[]): OrderFault[] {
  const first = new Map(items.map(({ id }, i) => [id, i] as const).toReversed());
  return items.flatMap(({ id }, i) =>
    first.get(id) === i
      ? []
      : [fault(`/items/${i}/id`, 'duplicate-item', 'is the id of another item as well')],
  );
}

function deliveryFaults({ deliveries, items }: NewOrder): OrderFault[] {
  const pointer = '/shipping/deliveries';
  const [delivery] = deliveries;
  if (!delivery || deliveries.length > 1) {
    return [fault(pointer, 'one-delivery', 'must hold exactly one delivery')];
  }
  const itemsPointer = `${pointer}/0/items`;
  const ids = new Set(items.map(({ id }) => id));
  const delivered = new Set(delivery.items);
  const missing = [...ids].filter((id) => !delivered.has(id));
  return [
    ...delivery.items.flatMap((id, i) => {
      if (!ids.has(id)) return [fault(`${itemsPointer}/${i}`, 'unknown-item', UNKNOWN_ITEM)];
      const repeated = delivery.items.indexOf(id) < i;
      return repeated ? [fault(`${itemsPointer}/${i}`, 'repeated-item', REPEATED_ITEM)] : [];
    }),
    ...(missing.length > 0
      ? [fault(itemsPointer, 'missing-item', MISSING_ITEM, missing.join(', '))]
      : []),
  ];
}

const UNKNOWN_ITEM = 'is not the id of an item of the order';
const REPEATED_ITEM = 'is in the delivery already';
const MISSING_ITEM = 'must hold the id of every item of the order';
