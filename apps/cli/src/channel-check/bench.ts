import type { Answer, Schemas } from '@entrepot/client';

/** A SKU as the channel must show it. */
export type Listing = Answer<'listListings'>['listings'][number];

/** An order as Entrepot shows it to the channel. */
export type SoldOrder = Answer<'listChannelOrders'>['orders'][number];

export type Sku = Schemas['SkuDto'];

/** A request of the channel that Entrepot refused. */
export interface RefusedRequest {
  /** With the method: `POST /channel/orders`. */
  request: string;
  status: number;
  code: string;
}

/** The actions of the check in Entrepot, as merchant and operator, and the data that it reads there. */
export interface Bench {
  readonly merchantId: string;
  /** Creates or replaces the SKUs of a product. */
  putProduct(skus: readonly Sku[]): Promise<void>;
  /** In the currency of the merchant. @returns false while pricing does not know the SKU */
  setPrice(skuId: string, sale: number): Promise<boolean>;
  setStock(skuId: string, quantity: number): Promise<void>;
  /** The current listings in the channel of the SKUs that this check created, by SKU id. */
  listings(): Promise<ReadonlyMap<string, Listing>>;
  /** The channel's message about a SKU, and its missing requirements there; empty when there are none. */
  messages(skuId: string): Promise<readonly string[]>;
  /** The current orders in the channel of SKUs that this check created, in the order in which they came. */
  orders(): Promise<readonly SoldOrder[]>;
  /** As the merchant. */
  cancelOrder(orderId: string): Promise<void>;
  /** Reports that the parcel of an order was shipped. */
  ship(order: SoldOrder): Promise<void>;
  deliver(order: SoldOrder): Promise<void>;
  /** Requests of the channel that were refused since a date. */
  refusedSince(since: Date): Promise<readonly RefusedRequest[]>;
}

/** A SKU in the connector's shop; a member that is left out is not compared. */
export interface ShopSku {
  /** Whether buyers see it and can buy it. */
  visible?: boolean;
  title?: string;
  /** In the channel's currency. */
  price?: number;
  /** Units that buyers can buy. */
  stock?: number;
}

/** An order in the connector's shop; a member that is left out is not compared. */
export interface ShopOrder {
  status?: string;
  trackingNumber?: string;
}

/** How the check names a SKU to the programs of the shop. */
export interface SkuNames {
  merchantId: string;
  skuId: string;
  salesChannelSkuId?: string;
}

/** The connector's shop, as far as the given programs show and change it. */
export interface Shop {
  canShow: boolean;
  canOrder: boolean;
  /** @returns undefined if the shop does not have the SKU */
  sku(names: SkuNames): Promise<ShopSku | undefined>;
  /** @returns the `salesChannelOrderId` under which the connector is to place it */
  place(names: SkuNames & { quantity: number }): Promise<string>;
  /** @returns whether the program can do it */
  cancel(orderId: string): Promise<boolean>;
  /** @returns whether the program can do it */
  return(orderId: string): Promise<boolean>;
  /** @returns undefined if the program cannot show orders */
  order(orderId: string): Promise<ShopOrder | undefined>;
}

export interface Clock {
  now(): number;
  pause(ms: number): Promise<void>;
}
