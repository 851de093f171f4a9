import type { LandedCostQuote } from '#landed-cost';
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
  creationDate?: Date | undefined;
  totals: NewTotals;
  items: readonly NewItem[];
  customer: Customer;
  deliveryAddress: Address;
  /** A valid order has exactly one delivery. */
  deliveries: readonly NewDelivery[];
  payments: readonly { type: string; value: Decimal }[];
  /** The channel's extra data, which is stored and never shown (decision 6.14). */
  salesChannelOrderData?: string | undefined;
  /** The scenario that the data requests, in the sandbox only. */
  scenario?: Scenario | undefined;
  /** The quote of the landed cost (decision 9.10). */
  quote?: NamedQuote | undefined;
}

export interface NamedQuote {
  /** Undefined if the signature is not from this service. */
  content: LandedCostQuote | undefined;
  /** When the channel used the quote; defaults to now. */
  usedAt?: Date | undefined;
}

export interface NewTotals {
  itemsGross: Decimal;
  itemsDiscount: Decimal;
  shippingGross: Decimal;
  shippingDiscount: Decimal;
}

export interface NewItem {
  id: string;
  /** The id that the channel, the merchant or the service gave to the SKU (decision 6.5). */
  salesChannelSkuId: string;
  quantity: number;
  name: string;
  /** Defaults to the sale price. */
  listPrice?: Decimal;
  salePrice: Decimal;
}

export interface NewDelivery {
  name: string;
  company: string;
  /** Defaults to the sale price. */
  listPrice?: Decimal;
  salePrice: Decimal;
  /** days */
  deliveryTime: number;
  deliveryEstimateDate: Date;
  /** The ids of the delivered items. */
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

/** Why an order is invalid; the pointer is into the body of create order. */
export interface OrderFault {
  pointer: string;
  code: string;
  /** The violated rule. Contains no value: it is published (decision 8.6). */
  detail: string;
  /** The violating values or the allowed ones; for the answer to a request. */
  values?: string;
}

export function fault(pointer: string, code: string, detail: string, values?: string): OrderFault {
  return { pointer, code, detail, ...(values !== undefined && { values }) };
}

/** The rule and the values that violate it. */
export function explain({ detail, values }: OrderFault): string {
  return values === undefined ? detail : `${detail}: ${values}`;
}
