import type { ApiClient } from '../client.js';
import { followNews, WAIT_SECONDS, type FollowNewsOptions } from '../follow-news.js';
import type { Answer, CallOptions, Query, Schemas } from '../operations.js';

/** Where to begin. */
export type ListingQuery = Omit<Query<'listListings'>, 'wait'>;

/** The listings of the sales channel. Requires the scope `listings`. */
export class ChannelListings {
  constructor(private readonly client: ApiClient) {}

  /**
   * Yields pages of the listings: each SKU once in its latest state, then each SKU that changes. The iteration ends
   * when the signal aborts, and continues after failures of any length. Store `after` once you have applied a page, and
   * continue from there after a restart.
   *
   * @example
   * for await (const { listings, after } of client.channel.listings.follow({ after: await lastAfter() })) {
   *   await showAndKeep(listings, after);
   * }
   *
   * @throws EntrepotError when the service refuses the request
   */
  follow(
    query: ListingQuery = {},
    options?: FollowNewsOptions,
  ): AsyncGenerator<Answer<'listListings'>> {
    return followNews(
      (after, signal) =>
        this.client.call('listListings', {
          query: {
            pageSize: 200,
            ...query,
            ...(after !== undefined && { after }),
            wait: WAIT_SECONDS,
          },
          signal,
        }),
      ({ listings }) => listings.length > 0,
      options,
    );
  }

  /**
   * Approves or denies up to 500 listings, with a result for each.
   *
   * @example
   * const { results } = await client.channel.listings.answer([
   *   { merchantId: 'ACME', skuId: 'MUG-1', status: 'APPROVED', salesChannelSkuId: 'MLM-1234567' },
   * ]);
   */
  answer(body: Schemas['ListingAnswerDto'][], options?: CallOptions) {
    return this.client.call('answerListings', { body, ...options });
  }

  /** Reports the quantities of up to 500 SKUs that the channel now offers, with a result for each. */
  quantities(body: Schemas['AppliedQuantityDto'][], options?: CallOptions) {
    return this.client.call('reportAppliedQuantities', { body, ...options });
  }
}

/** Which orders, and where to begin. */
export type ChannelOrderQuery = Omit<Query<'listChannelOrders'>, 'wait'>;

/** Required if several merchants have an order with the same id in the channel. */
export type MerchantOfOrder = Query<'readChannelOrder'>;

/** The orders of the sales channel whose token is used. Requires the scope `orders`. */
export class ChannelOrders {
  constructor(private readonly client: ApiClient) {}

  /**
   * Places an order that the channel sold. Placing the same order again returns its current state.
   *
   * @example
   * const { orderId } = await client.channel.orders.place(order);
   */
  place(body: Schemas['PlaceChannelOrderRequest'], options?: CallOptions) {
    return this.client.call('placeChannelOrder', { body, ...options });
  }

  /**
   * Yields pages of the orders of all merchants: each order once in its current state, then each order that changes.
   * The iteration ends when the signal aborts, and continues after failures of any length. Store `after` once you have
   * applied a page, and continue from there after a restart.
   *
   * @example
   * for await (const { orders, after } of client.channel.orders.follow({ after: await lastAfter() })) {
   *   await applyAndKeep(orders, after);
   * }
   *
   * @throws EntrepotError when the service refuses the request
   */
  follow(
    query: ChannelOrderQuery = {},
    options?: FollowNewsOptions,
  ): AsyncGenerator<Answer<'listChannelOrders'>> {
    return followNews(
      (after, signal) =>
        this.client.call('listChannelOrders', {
          query: {
            pageSize: 200,
            ...query,
            ...(after !== undefined && { after }),
            wait: WAIT_SECONDS,
          },
          signal,
        }),
      ({ orders }) => orders.length > 0,
      options,
    );
  }

  /** Reads an order with its history, parcels and tracking. */
  get(salesChannelOrderId: string, query: MerchantOfOrder = {}, options?: CallOptions) {
    const path = { salesChannelOrderId };
    return this.client.call('readChannelOrder', { path, query, ...options });
  }

  approve(
    salesChannelOrderId: string,
    body: Schemas['ApproveOrderRequest'],
    query: MerchantOfOrder = {},
    options?: CallOptions,
  ) {
    const path = { salesChannelOrderId };
    return this.client.call('approveChannelOrder', { path, query, body, ...options });
  }

  cancel(
    salesChannelOrderId: string,
    body: Schemas['CancelOrderRequest'],
    query: MerchantOfOrder = {},
    options?: CallOptions,
  ) {
    const path = { salesChannelOrderId };
    return this.client.call('cancelChannelOrder', { path, query, body, ...options });
  }

  requestReturn(
    salesChannelOrderId: string,
    body: Schemas['RequestChannelReturnRequest'],
    query: MerchantOfOrder = {},
    options?: CallOptions,
  ) {
    const path = { salesChannelOrderId };
    return this.client.call('requestChannelReturn', { path, query, body, ...options });
  }
}

/** The operations of a sales channel over HTTP, instead of the `sales-channel.*` streams. */
export class Channel {
  readonly listings: ChannelListings;
  readonly orders: ChannelOrders;

  constructor(client: ApiClient) {
    this.listings = new ChannelListings(client);
    this.orders = new ChannelOrders(client);
  }
}
