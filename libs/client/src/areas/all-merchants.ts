import type { ApiClient } from '../client.js';
import {
  ACROSS_MERCHANTS_MS,
  List,
  type FollowOptions,
  type FollowQuery,
  type ListId,
  type ListQuery,
} from '../lists.js';
import type { CallOptions } from '../operations.js';

/** A list across merchants, for operators. */
class ListOfAllMerchants<I extends ListId> {
  private readonly records: List<I>;

  constructor(client: ApiClient, operation: I) {
    this.records = new List(client, operation, ACROSS_MERCHANTS_MS);
  }

  list(query: ListQuery<I> = {} as ListQuery<I>, options?: CallOptions) {
    return this.records.all(query, options);
  }

  follow(options?: FollowOptions, query: FollowQuery<I> = {} as FollowQuery<I>) {
    return this.records.follow(query, options);
  }
}

/**
 * The lists that operators read across merchants. Call the other operations of operators by id.
 *
 * @example
 * for await (const order of client.allMerchants.orders.list({ merchantId: 'ACME' })) {
 *   console.log(order.orderId, order.version);
 * }
 */
export class AllMerchants {
  readonly skus;
  readonly inventories;
  readonly prices;
  readonly orders;
  readonly parcels;
  readonly shipments;
  readonly requests;

  constructor(client: ApiClient) {
    this.skus = new ListOfAllMerchants(client, 'listSkusOfAllMerchants');
    this.inventories = new ListOfAllMerchants(client, 'listInventoriesOfAllMerchants');
    this.prices = new ListOfAllMerchants(client, 'listPricesOfAllMerchants');
    this.orders = new ListOfAllMerchants(client, 'listOrdersOfAllMerchants');
    this.parcels = new ListOfAllMerchants(client, 'listParcelsOfAllMerchants');
    this.shipments = new ListOfAllMerchants(client, 'listShipmentsOfAllMerchants');
    this.requests = new ListOfAllMerchants(client, 'listRequestsOfAllMerchants');
  }
}
