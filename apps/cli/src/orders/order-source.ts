import type {
  Answer,
  CallOptions,
  Entrepot,
  FollowOptions,
  ListQuery,
  RecordOf,
} from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { readCaller, requireOwnMerchant, type Caller } from '../session/caller.js';
import { openSession } from '../session/session.js';
import { CliError, EXIT } from '../terminal/errors.js';

export type Order = RecordOf<'listOrders'>;
export type OrderWithHistory = Answer<'readOrder'>;
export type HistoryEntry = OrderWithHistory['statusHistory'][number];

/** Filters of the API's lists of orders. */
export type OrderQuery = ListQuery<'listOrders'>;

export interface OrderOptions extends GlobalOptions {
  /** For operators. */
  merchant?: string;
}

/** An order's id in a channel. */
export interface ChannelOrder {
  channelId: string;
  channel?: string | undefined;
}

/** The orders that the caller may read: a merchant its own, an operator those of every merchant. */
export interface OrderSource {
  caller: Caller;
  client: Entrepot;
  list(query: OrderQuery, options: CallOptions): AsyncIterable<Order>;
  follow(options: FollowOptions): AsyncIterable<Order>;
  get(orderId: string, options: CallOptions): Promise<OrderWithHistory>;
  ofChannel(order: ChannelOrder, options: CallOptions): Promise<OrderWithHistory>;
}

/** @throws CliError when a merchant asks for another merchant's orders */
export async function openOrders(options: OrderOptions, context: Context): Promise<OrderSource> {
  const { client } = openSession(options, context);
  const caller = await readCaller(client);
  if (caller.kind === 'operator') return ofOperator(client, caller, options.merchant);
  requireOwnMerchant(caller, options.merchant, 'orders');
  return ofMerchant(client, caller);
}

function ofMerchant(client: Entrepot, caller: Caller): OrderSource {
  return {
    caller,
    client,
    list: (query, options) => client.orders.list(query, options),
    follow: (options) => client.orders.follow(options),
    get: (orderId, options) => client.orders.get(orderId, options),
    ofChannel: ({ channelId, channel }, options) =>
      client.orders.ofChannel(channelId, channel, options),
  };
}

function ofOperator(client: Entrepot, caller: Caller, merchant: string | undefined): OrderSource {
  const ofMerchantOnly = merchant === undefined ? {} : { merchantId: merchant };
  const { orders } = client.allMerchants;
  const get = (orderId: string, options: CallOptions): Promise<OrderWithHistory> =>
    client.call('readOrderOfAnyMerchant', { path: { orderId }, ...options });
  return {
    caller,
    client,
    list: (query, options) => orders.list({ ...query, ...ofMerchantOnly }, options),
    follow: (options) => orders.follow(options, ofMerchantOnly),
    get,
    ofChannel: async ({ channelId, channel }, options) => {
      if (merchant !== undefined && channel !== undefined) {
        return get([merchant, channel, channelId].join('-'), options);
      }
      const message = 'Several merchants and channels may have an order with this id.';
      throw new CliError(message, 'give --merchant and --channel with it', EXIT.usage);
    },
  };
}
