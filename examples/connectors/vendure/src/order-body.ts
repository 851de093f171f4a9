import type { AddressRequest, PlaceChannelOrderRequest } from '@entrepot/client';
import { linesOf, merchantOf, type Address, type Line, type ShopOrder } from './shop-order.ts';

const DAY_MS = 86_400_000;

/**
 * A merchant's part of a shop order, as Entrepot takes it. The lines are at what the buyer paid for them, with their share
 * of the discounts of the whole order; shipping and surcharges are shared by the value of the lines.
 * @param withTax whether the prices of the shop include taxes; where they do not, the shop collects them itself
 */
export function orderBody(
  order: ShopOrder,
  merchantId: string,
  withTax: boolean,
  deliveryDays: number,
): PlaceChannelOrderRequest {
  const of = (net: number, gross: number) => (withTax ? gross : net);
  const lines = linesOf(order, merchantId).filter(({ quantity }) => quantity > 0);
  const items = lines.map((line) => {
    const paid = of(line.proratedLinePrice, line.proratedLinePriceWithTax);
    const full = line.quantity * of(line.unitPrice, line.unitPriceWithTax);
    return { line, paid, full: Math.max(full, paid) };
  });
  const share = shareOf(order, merchantId);
  const surcharges = sum(order.surcharges, (each) => of(each.price, each.priceWithTax));
  const freight = order.shippingLines;
  const shipping = share(
    surcharges + sum(freight, (each) => of(each.discountedPrice, each.discountedPriceWithTax)),
  );
  const fullShipping = Math.max(
    share(surcharges + sum(freight, (each) => of(each.price, each.priceWithTax))),
    shipping,
  );
  const paid = sum(items, (each) => each.paid);
  const full = sum(items, (each) => each.full);
  const value = (paid + shipping) / 100;
  const placed = new Date(order.orderPlacedAt).getTime();
  const { firstName, lastName, emailAddress, phoneNumber } = order.customer;
  return {
    merchantId,
    salesChannelOrderId: order.code,
    currency: order.currencyCode,
    creationDate: order.orderPlacedAt,
    value,
    totals: {
      itemsGross: full / 100,
      itemsDiscount: (full - paid) / 100,
      shippingGross: fullShipping / 100,
      shippingDiscount: (fullShipping - shipping) / 100,
    },
    items: items.map(({ line, ...amounts }) => ({
      id: line.id,
      salesChannelSkuId: line.productVariant.sku,
      quantity: line.quantity,
      name: line.productVariant.name,
      listPrice: unitPrice(amounts.full, line),
      salePrice: unitPrice(amounts.paid, line),
    })),
    customer: {
      type: 'PERSON',
      firstName: firstName || (order.shippingAddress.fullName ?? emailAddress),
      ...(lastName && { lastName }),
      // Vendure asks for no tax document. A shop that does has a custom field of the customer: take that.
      document: emailAddress,
      email: emailAddress,
      ...(phoneNumber && { phone: { number: phoneNumber } }),
      ...(order.billingAddress.streetLine1 && { billingAddress: addressOf(order.billingAddress) }),
    },
    shipping: {
      deliveryAddress: addressOf(order.shippingAddress),
      deliveries: [
        {
          name: freight[0]?.shippingMethod.name ?? 'Shipping',
          company: freight[0]?.shippingMethod.code ?? 'shop',
          listPrice: fullShipping / 100,
          salePrice: shipping / 100,
          deliveryTime: deliveryDays,
          deliveryEstimateDate: new Date(placed + deliveryDays * DAY_MS).toISOString(),
          items: lines.map(({ id }) => id),
        },
      ],
    },
    payments: [{ type: order.payments[0]?.method ?? 'shop', value }],
  };
}

/** Merchants' shares, in whole hundredths, add up to the amount. */
function shareOf(order: ShopOrder, merchantId: string): (amount: number) => number {
  // A free line counts as one hundredth, so that an order of free lines has shares too.
  const worth = (lines: Line[]) => sum(lines, (line) => line.proratedLinePriceWithTax || 1);
  const before = worth(order.lines.filter((line) => (merchantOf(line) ?? '') < merchantId));
  const mine = worth(linesOf(order, merchantId));
  const all = worth(order.lines);
  return (amount) =>
    Math.round((amount * (before + mine)) / all) - Math.round((amount * before) / all);
}

/** With the 4 decimals that Entrepot takes: 10.00 for 3 units are 3.3333 each. */
function unitPrice(amount: number, { quantity }: Line): number {
  return Math.round((amount * 100) / quantity) / 10_000;
}

function addressOf(address: Address): AddressRequest {
  const { fullName, streetLine1, streetLine2, city, province, postalCode, countryCode } = address;
  return {
    ...(fullName && { receiverName: fullName }),
    street: streetLine1 ?? '',
    ...(streetLine2 && { complement: streetLine2 }),
    city: city ?? '',
    ...(province && { state: province }),
    country: countryCode ?? '',
    ...(postalCode && { postalCode }),
  };
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
