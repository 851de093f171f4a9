import type { AddressRequest, PlaceChannelOrderRequest } from '@entrepot/client';
import { linesOf, merchantOf, sum, type Address, type Line, type ShopOrder } from './shop-order.ts';

const DAY_MS = 86_400_000;

/**
 * Returns a merchant's part of a shop order as a request to Entrepot. The sale prices include each line's share of the
 * discounts of the whole order; shipping and surcharges are divided by the value of the lines.
 * @param withTax whether the prices of the shop include taxes; if not, the shop collects them itself
 */
export function orderBody(
  order: ShopOrder,
  merchantId: string,
  withTax: boolean,
  deliveryDays: number,
): PlaceChannelOrderRequest {
  const tax = withTax ? 'WithTax' : '';
  const lines = linesOf(order, merchantId).filter(({ quantity }) => quantity > 0);
  const items = amounts(
    sum(lines, (line) => line.quantity * line[`unitPrice${tax}`]),
    sum(lines, (line) => line[`proratedLinePrice${tax}`]),
  );
  const share = shareOf(order, merchantId);
  const surcharges = sum(order.surcharges, (surcharge) => surcharge[`price${tax}`]);
  const shipping = amounts(
    share(surcharges + sum(order.shippingLines, (line) => line[`price${tax}`])),
    share(surcharges + sum(order.shippingLines, (line) => line[`discountedPrice${tax}`])),
  );
  const value = (items.paid + shipping.paid) / 100;
  const { customer, orderPlacedAt, billingAddress } = order;
  const { firstName, lastName, emailAddress: email, phoneNumber } = customer;
  const estimate = Date.parse(orderPlacedAt) + deliveryDays * DAY_MS;
  const method = order.shippingLines[0]?.shippingMethod;
  return {
    merchantId,
    salesChannelOrderId: order.code,
    currency: order.currencyCode,
    creationDate: orderPlacedAt,
    value,
    totals: {
      itemsGross: items.full / 100,
      itemsDiscount: (items.full - items.paid) / 100,
      shippingGross: shipping.full / 100,
      shippingDiscount: (shipping.full - shipping.paid) / 100,
    },
    items: lines.map((line) => itemOf(line, tax)),
    customer: {
      type: 'PERSON',
      firstName,
      ...(lastName && { lastName }),
      // Vendure requires no tax document. A shop that does stores it in a custom field of the customer: use that field.
      document: email,
      email,
      ...(phoneNumber && { phone: { number: phoneNumber } }),
      ...(billingAddress.streetLine1 && { billingAddress: addressOf(billingAddress) }),
    },
    shipping: {
      deliveryAddress: addressOf(order.shippingAddress),
      deliveries: [
        {
          name: method?.name ?? 'Shipping',
          company: method?.code ?? 'shop',
          listPrice: shipping.full / 100,
          salePrice: shipping.paid / 100,
          deliveryTime: deliveryDays,
          deliveryEstimateDate: new Date(estimate).toISOString(),
          items: lines.map(({ id }) => id),
        },
      ],
    },
    payments: [{ type: order.payments[0]?.method ?? 'shop', value }],
  };
}

/** Rounded taxes can make the paid amount exceed the price by a hundredth; the paid amount is then the price. */
function amounts(full: number, paid: number) {
  return { full: Math.max(full, paid), paid };
}

function itemOf(line: Line, tax: '' | 'WithTax'): PlaceChannelOrderRequest['items'][number] {
  const { id, quantity, productVariant } = line;
  const { full, paid } = amounts(
    quantity * line[`unitPrice${tax}`],
    line[`proratedLinePrice${tax}`],
  );
  // With 4 decimals, which Entrepot accepts: 10.00 for 3 units is 3.3333 per unit.
  const ofUnit = (amount: number) => Math.round((amount * 100) / quantity) / 10_000;
  const { sku: salesChannelSkuId, name } = productVariant;
  return {
    id,
    salesChannelSkuId,
    quantity,
    name,
    listPrice: ofUnit(full),
    salePrice: ofUnit(paid),
  };
}

/** Divides an amount among the merchants in whole hundredths; the shares add up to the amount. */
function shareOf(order: ShopOrder, merchantId: string): (amount: number) => number {
  // A free line counts as a hundredth, so that an order of free lines can be divided.
  const worth = (lines: Line[]) => sum(lines, (line) => line.proratedLinePriceWithTax || 1);
  const before = worth(order.lines.filter((line) => (merchantOf(line) ?? '') < merchantId));
  const upTo = before + worth(linesOf(order, merchantId));
  const all = worth(order.lines);
  return (amount) => Math.round((amount * upTo) / all) - Math.round((amount * before) / all);
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
