/**
 * One line of a released order; `weight` in kg and `invoicedPrice` per unit in the merchant's currency, with as
 * many decimals as the line's value needs, as decimal texts; sizes in cm.
 */
export interface ReleasedItem {
  itemId: string;
  skuId: string;
  salesChannelSkuId: string;
  productId: string;
  name: string;
  hsCode: string;
  countryOfOrigin: string;
  quantity: number;
  weight: string;
  height: number;
  width: number;
  length: number;
  invoicedPrice: string;
}

/** The destination of the parcel, as the channel sent it. Personal data. */
export interface DeliveryAddress {
  receiverName?: string;
  street: string;
  number?: string;
  complement?: string;
  neighborhood?: string;
  city: string;
  state?: string;
  country: string;
  postalCode?: string;
}

/** The id of an order and its merchant. */
export type OrderKey = Pick<ReleasedOrder, 'orderId' | 'merchantId'>;

/** The data of an order that fulfillment needs; it contains personal data, so it is never logged. */
export interface ReleasedOrder {
  orderId: string;
  merchantId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  outboundCountry: string;
  destinationCountry: string;
  taxType: 'DDP' | 'DDU';
  foreignCurrency: string;
  /** The scenario that the sandbox plays with the parcel (decision 6.14). */
  story?: string;
  customer: { firstName: string; lastName?: string; document: string };
  deliveryAddress: DeliveryAddress;
  delivery: { company: string; deliveryEstimateDate: string };
  items: ReleasedItem[];
}
