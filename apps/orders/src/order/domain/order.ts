import type { Decimal } from '#money';
import type { OrderMoney } from '#landed-cost';
import type { Address, Customer, NewDelivery, NewItem } from './new-order.js';
import type { OrderState } from './order-state.js';

/** The immutable content of an order. Amounts have the same names as in the events. */
export interface OrderContent {
  fulfillmentWarehouseType: 'MERCHANT' | 'RETURNS';
  value: Decimal;
  taxType: 'DDP' | 'DDU';
  currency: string;
  /** The merchant's currency. */
  foreignCurrency: string;
  creationDate: Date;
  totals: OrderMoney['totals'];
  totalsForeignCurrency: OrderMoney['totalsForeignCurrency'];
  /** The channel's currency per unit of the merchant's at intake (decision 6.7). */
  fxRate: Decimal;
  rulesVersion: string;
  dutyRatesVersion?: string | undefined;
  tariffVersion: string;
  /** The taxes inside the value, each by its name in the rules. */
  taxes: OrderMoney['taxes'];
  /** The part of `totals.taxes` that is not a tax. */
  taxSurplus?: Decimal | undefined;
  items: readonly OrderItem[];
  customer: Customer;
  /** ISO 3166 alpha-2: the country of shipment. */
  outboundCountry: string;
  deliveryAddress: Address;
  delivery: OrderDelivery;
  payments: readonly { type: string; value: Decimal }[];
  salesChannelOrderData?: string | undefined;
}

export interface OrderItem extends Required<NewItem> {
  skuId: string;
  productId: string;
  ean: string;
  countryOfOrigin: string;
  foreignListPrice: Decimal;
  foreignSalePrice: Decimal;
  invoicedPrice: Decimal;
  imageUrl?: string;
  /** kg */
  weight: Decimal;
  /** cm */
  height: number;
  width: number;
  length: number;
  hsCode: string;
}

export interface OrderDelivery extends Required<NewDelivery> {
  clearance: 'SIMPLIFIED';
  leadTime: number;
}

/** A new order. */
export interface PlacedOrder {
  state: OrderState;
  content: OrderContent;
}
