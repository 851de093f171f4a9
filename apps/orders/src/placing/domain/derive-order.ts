import { taxTypeOf } from '#contracts';
import { orderMoney, quotedTaxes, type OrderMoney } from '#landed-cost';
import { decimal } from '#money';
import type { Checked } from './reference-data.js';
import {
  fault,
  type NewDelivery,
  type NewOrder,
  type OrderFault,
} from '../../order/domain/new-order.js';
import { orderIdOf } from '../../order/domain/order-id.js';
import type { OrderState } from '../../order/domain/order-state.js';
import type { OrderContent, OrderItem, PlacedOrder } from '../../order/domain/order.js';

/**
 * Creates an order that has passed every check: derives the fields of decision 6.6 and its amounts (decision 6.7) by
 * the rules of the day of its receipt and the current rates.
 */
export function deriveOrder(
  order: NewOrder,
  checked: Checked,
  now: Date,
): { ok: true; placed: PlacedOrder } | { ok: false; fault: OrderFault } {
  const delivery = order.deliveries[0];
  if (!delivery) throw new Error(`${orderIdOf(order)} was not checked`);
  const money = moneyOf(order, delivery, checked);
  if (!money.ok) {
    const { code, detail } = money;
    return {
      ok: false,
      fault: fault(
        '/items',
        code,
        'must be goods that the tax rules, duty rates and freight tariff of the destination cover',
        detail,
      ),
    };
  }
  const content = contentOf(order, delivery, checked, money.value, now);
  return { ok: true, placed: { state: newOrderState(order), content } };
}

function newOrderState(order: NewOrder): OrderState {
  const { merchantId, salesChannel, salesChannelOrderId, scenario } = order;
  const ids = { merchantId, salesChannel, salesChannelOrderId };
  return {
    orderId: orderIdOf(ids),
    ...ids,
    status: 'CREATED',
    stockSettled: false,
    released: false,
    version: 1, // order.placed is the first event about it
    dates: {},
    ...(scenario === undefined ? {} : { scenario }),
  };
}

function moneyOf(order: NewOrder, delivery: NewDelivery, checked: Checked) {
  const { merchant, channel, skus, merchantRate, channelRate, rates, terms, day } = checked;
  const request = {
    date: day,
    taxType: taxTypeOf(channel),
    merchant: { ...merchant, localPerUsd: merchantRate },
    channel: { ...channel, localPerUsd: channelRate, region: regionOf(order, channel) },
    value: order.value,
    shipping: {
      listPrice: delivery.listPrice ?? delivery.salePrice,
      salePrice: delivery.salePrice,
    },
    items: order.items.map(({ id, quantity, listPrice, salePrice }, i) => ({
      id,
      quantity,
      listPrice: listPrice ?? salePrice,
      salePrice,
      hsCode: skus[i]!.hscode,
      origin: skus[i]!.countryOfOrigin,
      packed: skus[i]!,
    })),
    perUsd: rates,
    quoted: order.quote?.content && quotedTaxes(order.quote.content),
  };
  return orderMoney(request, terms);
}

/** The region in the form of the tax rules. */
const REGION = /^[A-Z0-9]{1,3}$/;

/**
 * Returns the region of the delivery address if it is a code such as `ON` or `CA-ON`; else the channel's (decision
 * 9.7). The prices of a channel without a region are calculated without one, and its orders are taxed like its prices.
 */
function regionOf({ deliveryAddress }: NewOrder, channel: Checked['channel']): string | undefined {
  if (channel.region === undefined) return undefined;
  const { country, state = '' } = deliveryAddress;
  const code = state.trim().toUpperCase().replace(`${country}-`, '');
  return REGION.test(code) ? code : channel.region;
}

function contentOf(
  order: NewOrder,
  delivery: NewDelivery,
  { merchant, channel, skus }: Checked,
  money: OrderMoney,
  now: Date,
): OrderContent {
  const { fulfillmentWarehouseType, value, currency, salesChannelOrderData } = order;
  const local = fulfillmentWarehouseType === 'RETURNS'; // decision 6.11
  return {
    fulfillmentWarehouseType,
    value,
    taxType: taxTypeOf(channel),
    currency,
    foreignCurrency: merchant.currency,
    creationDate: order.creationDate ?? now,
    // Amounts stay as the channel sent them (decision 1.7).
    totals: { ...money.totals, ...order.totals },
    totalsForeignCurrency: money.totalsForeignCurrency,
    fxRate: money.fxRate,
    rulesVersion: money.rulesVersion,
    dutyRatesVersion: money.dutyRatesVersion,
    tariffVersion: money.tariffVersion,
    taxes: money.taxes,
    taxSurplus: money.taxSurplus,
    items: order.items.map((item, i) => itemOf(item, skus[i]!, money.items[i]!, merchant.country)),
    customer: order.customer,
    outboundCountry: local ? order.deliveryAddress.country : merchant.country,
    deliveryAddress: order.deliveryAddress,
    delivery: {
      ...delivery,
      clearance: 'SIMPLIFIED',
      leadTime: delivery.deliveryTime,
      listPrice: delivery.listPrice ?? delivery.salePrice,
    },
    payments: order.payments,
    salesChannelOrderData,
  };
}

function itemOf(
  item: NewOrder['items'][number],
  { hscode, weight, ...sku }: Checked['skus'][number],
  foreignPrices: OrderMoney['items'][number],
  merchantCountry: string,
): OrderItem {
  return {
    ...item,
    ...sku,
    ...foreignPrices,
    listPrice: item.listPrice ?? item.salePrice,
    countryOfOrigin: sku.countryOfOrigin ?? merchantCountry,
    weight: decimal(weight),
    hsCode: hscode,
  };
}
