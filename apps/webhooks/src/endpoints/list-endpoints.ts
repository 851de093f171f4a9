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
import {
  endpointNotFound,
  type EndpointDay,
  type Requester,
  type ShownEndpoint,
} from './endpoint.js';
import {
  dayOf,
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
  ofMerchant(merchantId: string): Promise<ShownEndpoint[]> {
    return endpointsOfMerchant(outsideTransaction(this.database.http), merchantId);
  }

  /** @throws Refusal `endpoint-not-found`, for another merchant's as well */
  async one(requester: Requester, id: string): Promise<ShownEndpoint> {
    const endpoint = await findEndpoint(outsideTransaction(this.database.http), requester, id);
    if (!endpoint) throw endpointNotFound(id);
    return endpoint;
  }

  /** What became of its attempts and deliveries of the last 24 hours. */
  day({ id }: ShownEndpoint): Promise<EndpointDay> {
    return dayOf(outsideTransaction(this.database.http), id);
  }

  /**
   * For operators: those of all merchants, or of the one that the filters name.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(request: PageRequest<EndpointFilters>): Promise<ListPage<ShownEndpoint>> {
    const db = outsideTransaction(this.database.http);
    const list: MerchantsList<ShownEndpoint, EndpointFilters> = {
      name: 'list-webhook-endpoints',
      ofMerchant: (...asked) => smallRows(pageOfMerchant(db, ...asked)),
      ofAll: (...asked) => smallRows(endpointsOfAllMerchants(db, ...asked)),
      positionOf: ({ createdAt, id }) => ({ lastUpdateDate: createdAt, id }),
    };
    return readPageOfAllMerchants(this.tokens, list, request);
  }
}
