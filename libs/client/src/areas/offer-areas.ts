import type { ApiClient } from '../client.js';
import { ACROSS_MERCHANTS_MS, List, type FollowOptions, type ListQuery } from '../lists.js';
import type { CallOptions, Query, Schemas } from '../operations.js';

/** A merchant's prices. */
export class Prices {
  private readonly records: List<'listPrices'>;

  constructor(private readonly client: ApiClient) {
    this.records = new List(client, 'listPrices', ACROSS_MERCHANTS_MS);
  }

  /** Reads the valid prices in all channels. */
  list(query: ListQuery<'listPrices'> = {}, options?: CallOptions) {
    return this.records.all(query, options);
  }

  follow(options?: FollowOptions) {
    return this.records.follow({}, options);
  }

  /** Reads the prices that were set, from which the valid prices are computed. */
  sent(skuId: string, options?: CallOptions) {
    return this.client.call('readSentPrices', { path: { skuId }, ...options });
  }

  /**
   * Sets the merchant's own price, from which the prices in the channels are computed.
   *
   * @example
   * await client.prices.setOrigin('TSHIRT-1', { salePrice: 60, listPrice: 75 });
   */
  setOrigin(skuId: string, body: Schemas['UpdateOriginPriceRequest'], options?: CallOptions) {
    return this.client.call('updateOriginPrice', { path: { skuId }, body, ...options });
  }

  /** Sets a price in a channel's currency. */
  setDestination(
    skuId: string,
    body: Schemas['UpdateDestinationPriceRequest'],
    options?: CallOptions,
  ) {
    return this.client.call('updateDestinationPrice', { path: { skuId }, body, ...options });
  }

  /**
   * Sets up to 500 own prices. A refused row throws no error: its result has the reason.
   *
   * @example
   * const { results } = await client.prices.setOrigins([{ skuId: 'TSHIRT-1', salePrice: 60 }]);
   * for (const { skuId, detail } of results.filter(({ code }) => code)) console.log(skuId, detail);
   */
  setOrigins(rows: Schemas['OriginPriceRow'][], options?: CallOptions) {
    return this.client.call('updateOriginPrices', { body: rows, ...options });
  }

  /** Sets up to 500 prices in channels' currencies, with a result for each row. */
  setDestinations(rows: Schemas['DestinationPriceRow'][], options?: CallOptions) {
    return this.client.call('updateDestinationPrices', { body: rows, ...options });
  }

  valid(skuId: string, query: Query<'readValidPrice'>, options?: CallOptions) {
    return this.client.call('readValidPrice', { path: { skuId }, query, ...options });
  }

  /** Reads each part of a price: freight, duties, taxes and fees. */
  breakdown(skuId: string, query: Query<'readPriceBreakdown'>, options?: CallOptions) {
    return this.client.call('readPriceBreakdown', { path: { skuId }, query, ...options });
  }
}

/** What a merchant can sell, by warehouse. */
export class Inventories {
  private readonly records: List<'listInventories'>;

  constructor(private readonly client: ApiClient) {
    this.records = new List(client, 'listInventories');
  }

  /**
   * Replaces the quantity.
   *
   * @example
   * await client.inventories.set({
   *   skuId: 'TSHIRT-1', quantity: 100, warehouseId: 1, inventoryType: 'AVAILABLE',
   * });
   */
  set(body: Schemas['InventoryDto'], options?: CallOptions) {
    return this.client.call('setInventory', { body, ...options });
  }

  /** Replaces up to 500 quantities, with a result for each row. */
  setMany(rows: Schemas['InventoryDto'][], options?: CallOptions) {
    return this.client.call('setInventories', { body: rows, ...options });
  }

  list(query: ListQuery<'listInventories'> = {}, options?: CallOptions) {
    return this.records.all(query, options);
  }

  follow(options?: FollowOptions) {
    return this.records.follow({}, options);
  }
}
