import {
  Database,
  outsideTransaction,
  PageTokens,
  readPageOfAllMerchants,
  smallRows,
  type ListPage,
  type MerchantsList,
  type PageRequest,
} from '#platform';
import { Injectable } from '@nestjs/common';
import { endpointNotFound, type Endpoint, type Requester } from './endpoint.js';
import {
  endpointsOfAllMerchants,
  endpointsOfMerchant,
  findEndpoint,
  pageOfMerchant,
  type EndpointFilters,
} from './store/endpoint.store.js';

/** Reads endpoints, never their secrets. */
@Injectable()
export class ListEndpoints {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** All of a merchant: twenty at most. */
  ofMerchant(merchantId: string): Promise<Endpoint[]> {
    return endpointsOfMerchant(this.database.http, merchantId);
  }

  /** @throws Refusal `endpoint-not-found`, for another merchant's as well */
  async one(requester: Requester, id: string): Promise<Endpoint> {
    const endpoint = await findEndpoint(this.database.http, requester, id);
    if (!endpoint) throw endpointNotFound(id);
    return endpoint;
  }

  /**
   * For operators: those of all merchants, or of the one that the filters name.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(request: PageRequest<EndpointFilters>): Promise<ListPage<Endpoint>> {
    const db = outsideTransaction(this.database.http);
    const list: MerchantsList<Endpoint, EndpointFilters> = {
      name: 'list-webhook-endpoints',
      ofMerchant: (...asked) => smallRows(pageOfMerchant(db, ...asked)),
      ofAll: (...asked) => smallRows(endpointsOfAllMerchants(db, ...asked)),
      positionOf: ({ createdAt, id }) => ({ lastUpdateDate: createdAt, id }),
    };
    return readPageOfAllMerchants(this.tokens, list, request);
  }
}
