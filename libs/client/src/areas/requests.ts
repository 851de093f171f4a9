import type { ApiClient } from '../client.js';
import { List, type FollowOptions, type FollowQuery, type ListQuery } from '../lists.js';
import type { CallOptions } from '../operations.js';

/** The last requests of the caller's merchant, partner or sales channel, for troubleshooting. */
export class Requests {
  private readonly records: List<'listRequests'>;

  constructor(client: ApiClient) {
    this.records = new List(client, 'listRequests');
  }

  /**
   * @example
   * for await (const request of client.requests.list({ status: ['4xx'], order: 'desc' })) {
   *   console.log(request.at, request.method, request.path, request.code);
   * }
   */
  list(query: ListQuery<'listRequests'> = {}, options?: CallOptions) {
    return this.records.all(query, options);
  }

  follow(options?: FollowOptions, query: FollowQuery<'listRequests'> = {}) {
    return this.records.follow(query, options);
  }
}
