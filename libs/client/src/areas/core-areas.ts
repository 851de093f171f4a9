import type { ApiClient } from '../client.js';
import { warehouseTypes } from '../generated/vocabulary.js';
import { List, type FollowOptions, type FollowQuery, type ListQuery } from '../lists.js';
import type { Answer, CallOptions, Query, Schemas } from '../operations.js';

/** A merchant's products. */
export class Skus {
  private readonly records: List<'listSkus'>;

  constructor(private readonly client: ApiClient) {
    this.records = new List(client, 'listSkus');
  }

  /**
   * Upserts all SKUs of one product, and deletes the SKUs of the product that are left out.
   *
   * @example
   * const [sku] = await client.skus.upsert([tshirt]);
   * console.log(sku?.localizationStatus);
   */
  async upsert(
    skus: Schemas['SkuDto'][],
    options?: CallOptions,
  ): Promise<Schemas['SkuResponse'][]> {
    return (await this.client.call('upsertSkus', {
      body: skus,
      ...options,
    })) as Schemas['SkuResponse'][];
  }

  /** Shows what an upsert would create, update and delete, without changing anything. */
  async preview(
    skus: Schemas['SkuDto'][],
    options?: CallOptions,
  ): Promise<Schemas['UpsertPreviewResponse']> {
    const query = { dryRun: true };
    const answer = await this.client.call('upsertSkus', { body: skus, query, ...options });
    return answer as Schemas['UpsertPreviewResponse'];
  }

  /** Like `preview`, for several products at once. */
  check(products: Schemas['SkuDto'][][], options?: CallOptions) {
    const body = { products: products.map((skus) => ({ skus })) };
    return this.client.call('checkProducts', { body, ...options });
  }

  list(query: ListQuery<'listSkus'> = {}, options?: CallOptions) {
    return this.records.all(query, options);
  }

  /** SKUs as rows of a table. */
  summaries(query: ListQuery<'listSkus'> = {}, options?: CallOptions) {
    return this.records.summaries(query, options);
  }

  /** Counts SKUs by localization status, by reason, and by channel with their status there. */
  counts(options?: CallOptions) {
    return this.client.call('countSkus', { ...options });
  }

  follow(options?: FollowOptions) {
    return this.records.follow({}, options);
  }

  /** All SKUs of a product. */
  product(productId: string, options?: CallOptions): Promise<Answer<'readProduct'>> {
    return this.client.call('readProduct', { path: { productId }, ...options });
  }

  /**
   * Deletes one SKU; the other SKUs of the product remain.
   *
   * @example
   * await client.skus.delete('TSHIRT-1');
   */
  delete(skuId: string, options?: CallOptions) {
    return this.client.call('deleteSku', { path: { skuId }, ...options });
  }

  /** Deletes all SKUs of a product. */
  deleteProduct(productId: string, options?: CallOptions) {
    return this.client.call('deleteProduct', { path: { productId }, ...options });
  }

  /** Reads the localization of a SKU, with the reasons why the SKU is not live. */
  status(skuId: string, options?: CallOptions): Promise<Answer<'readSkuStatus'>> {
    return this.client.call('readSkuStatus', { path: { skuId }, ...options });
  }

  /** Reads the texts of a SKU by locale. */
  localizations(skuId: string, options?: CallOptions): Promise<Answer<'readLocalizations'>> {
    return this.client.call('readLocalizations', { path: { skuId }, ...options });
  }
}

/** By default the service lists only the orders of one type. */
const EVERY_TYPE = { fulfillmentWarehouseType: [...warehouseTypes] };

/** A merchant's orders, of both types unless a query names one. */
export class Orders {
  private readonly records: List<'listOrders'>;

  constructor(private readonly client: ApiClient) {
    this.records = new List(client, 'listOrders');
  }

  /**
   * @example
   * for await (const order of client.orders.list({ status: ['APPROVED'] })) {
   *   console.log(order.orderId, order.status);
   * }
   */
  list(query: ListQuery<'listOrders'> = {}, options?: CallOptions) {
    return this.records.all({ ...EVERY_TYPE, ...query }, options);
  }

  /**
   * Orders as rows of a table.
   *
   * @example
   * for await (const order of client.orders.summaries({ order: 'desc' })) {
   *   console.log(order.orderId, order.status, order.totals.orderValue);
   * }
   */
  summaries(query: ListQuery<'listOrders'> = {}, options?: CallOptions) {
    return this.records.summaries({ ...EVERY_TYPE, ...query }, options);
  }

  /** Counts orders by status and channel. */
  counts(query: Query<'countOrders'> = {}, options?: CallOptions) {
    return this.client.call('countOrders', { query: { ...EVERY_TYPE, ...query }, ...options });
  }

  /**
   * Yields every order, and then each order again whenever it changes.
   *
   * @example
   * for await (const order of client.orders.follow({ from: lastSeen, signal })) {
   *   await save(order);
   * }
   */
  follow(options?: FollowOptions, query: FollowQuery<'listOrders'> = {}) {
    return this.records.follow({ ...EVERY_TYPE, ...query }, options);
  }

  /** Reads an order with its history. */
  get(orderId: string, options?: CallOptions) {
    return this.client.call('readOrder', { path: { orderId }, ...options });
  }

  /** Reads an order by its id in a sales channel. */
  ofChannel(salesChannelOrderId: string, salesChannel?: string, options?: CallOptions) {
    const query = salesChannel === undefined ? {} : { salesChannel };
    const path = { salesChannelOrderId };
    return this.client.call('readOrderOfChannel', { path, query, ...options });
  }

  documents(orderId: string, options?: CallOptions) {
    return this.client.call('readOrderDocuments', { path: { orderId }, ...options });
  }

  cancel(orderId: string, body: Schemas['CancelOrderRequest'], options?: CallOptions) {
    return this.client.call('cancelOrder', { path: { orderId }, body, ...options });
  }

  /** In a sandbox: places an order as a sales channel would. */
  create(body: Schemas['CreateOrderRequest'], options?: CallOptions) {
    return this.client.call('createOrder', { body, ...options });
  }

  /** In a sandbox: approves an order as a sales channel would. */
  approve(orderId: string, body: Schemas['ApproveOrderRequest'], options?: CallOptions) {
    return this.client.call('approveOrder', { path: { orderId }, body, ...options });
  }
}

/** The tax operations of a sales channel, with its token. */
export class Taxes {
  constructor(private readonly client: ApiClient) {}

  /**
   * Computes the taxes of a cart, in local currency.
   *
   * @example
   * const { items } = await client.taxes.simulate({
   *   items: [{ id: '1', skuId: 'TSHIRT-1', quantity: 2, unitPriceWithDiscount: 129.9 }],
   *   freight: 35, country: 'BR', state: 'SP',
   * });
   */
  simulate(body: Schemas['SimulateTaxesRequest'], options?: CallOptions) {
    return this.client.call('simulateTaxes', { body, ...options });
  }

  /**
   * Computes the duties, taxes and fees of a cart to any destination that has tax rules, with a quote for its order.
   *
   * @example
   * const { total, quoteId } = await client.taxes.landedCost({
   *   destination: 'MX', currency: 'MXN', freight: 148, shippedFrom: 'US',
   *   lines: [{ id: '1', hsCode: '6109.10', quantity: 2, unitPrice: 650 }],
   * });
   */
  landedCost(body: Schemas['LandedCostRequest'], options?: CallOptions) {
    return this.client.call('quoteLandedCost', { body, ...options });
  }

  /** Reads the exchange rate in force. */
  fxRate(options?: CallOptions) {
    return this.client.call('readChannelFxRate', { ...options });
  }
}
