import {
  PageTokens,
  readPageOfAllMerchants,
  type ListPage,
  type MerchantsList,
  type PageRequest,
} from '#edge';
import { Database, smallRows } from '#platform';
import { Injectable } from '@nestjs/common';
import { readEndpoint } from './addressed-endpoint.js';
import {
  endpointsOfAllMerchants,
  endpointsOfMerchant,
  pageOfMerchant,
  type EndpointFilters,
  type ShownEndpoint,
} from './store/endpoint.store.js';
import { shareOfRequester, type Requester } from './requester.js';

/** Reads endpoints, never their secrets. */
@Injectable()
export class ListEndpoints {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** All of a merchant: twenty at most. */
  ofMerchant(merchantId: string): Promise<ShownEndpoint[]> {
    return endpointsOfMerchant(this.database.reads({ merchantId }), merchantId);
  }

  /** @throws Refusal `endpoint-not-found`, for another merchant's as well */
  async read(requester: Requester, id: string): Promise<ShownEndpoint> {
    return readEndpoint(this.database.reads(shareOfRequester(requester)), requester, id);
  }

  /**
   * For operators: those of all merchants, or of the one that the filters name.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(request: PageRequest<EndpointFilters>): Promise<ListPage<ShownEndpoint>> {
    const queries = this.database.reads('operators');
    const list: MerchantsList<ShownEndpoint, EndpointFilters> = {
      name: 'list-webhook-endpoints',
      ofMerchant: (...query) => smallRows(pageOfMerchant(queries, ...query)),
      ofAll: (...query) => smallRows(endpointsOfAllMerchants(queries, ...query)),
      positionOf: ({ createdAt, id }) => ({ lastUpdateDate: createdAt, id }),
    };
    return readPageOfAllMerchants(this.tokens, list, request);
  }
}
