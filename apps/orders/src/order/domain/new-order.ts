import type { Decimal } from '#money';
import type { Scenario } from './scenario.js';

/** An order as a channel sold it, from a request or an event; amounts in the channel's currency. */
export interface NewOrder {
  merchantId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  fulfillmentWarehouseType: 'MERCHANT' | 'RETURNS';
  currency: string;
  value: Decimal;
  creationDate?: Date;
  totals: NewTotals;
  items: readonly NewItem[];
  customer: Customer;
  deliveryAddress: Address;
  /** Exactly one makes a valid order. */
  deliveries: readonly NewDelivery[];
  payments: readonly { type: string; value: Decimal }[];
  /** Stored, never shown (decision 6.14). */
  salesChannelOrderData?: string;
  /** What that asks for, in the sandbox. */
  scenario?: Scenario;
}

export interface NewTotals {
  itemsGross: Decimal;
  itemsDiscount: Decimal;
  shippingGross: Decimal;
  shippingDiscount: Decimal;
}

export interface NewItem {
  id: string;
  /** The channel's id of the SKU, the merchant's or the service's (decision 6.5). */
  salesChannelSkuId: string;
  quantity: number;
  name: string;
  /** Left out: the sale price. */
  listPrice?: Decimal;
  salePrice: Decimal;
}

export interface NewDelivery {
  name: string;
  company: string;
  /** Left out: the sale price. */
  listPrice?: Decimal;
  salePrice: Decimal;
  /** days */
  deliveryTime: number;
  deliveryEstimateDate: Date;
  /** Ids of items. */
  items: readonly string[];
}

export interface Address {
  addressName?: string;
  receiverName?: string;
  street: string;
  number?: string;
  complement?: string;
  neighborhood?: string;
  city: string;
  state?: string;
  /** ISO 3166 alpha-2 */
  country: string;
  postalCode?: string;
  reference?: string;
}

export interface Customer {
  type: 'PERSON' | 'COMPANY';
  firstName: string;
  lastName?: string;
  document: string;
  email?: string;
  phone?: { countryCode?: string; areaCode?: string; number: string };
  billingAddress?: Address;
}

/** `MERCHANT-CHANNEL-salesChannelOrderId` (decision 6.4): neither of the first two holds a hyphen. */
export function orderIdOf(order: {
  merchantId: string;
  salesChannel: string;
  salesChannelOrderId: string;
}): string {
  return `${order.merchantId}-${order.salesChannel}-${order.salesChannelOrderId}`;
}

/** Whose order an id names; of what is no order's id, whatever comes first. */
export function merchantOfOrder(orderId: string): string {
  return orderId.split('-', 1).join();
}
