import {
  OPERATORS,
  PageTokens,
  readPage,
  type Caller,
  type ListPage,
  type PageRequest,
} from '#edge';
import { Database, shareOf } from '#platform';
import { Injectable } from '@nestjs/common';
import { ApiDocument, type OperationRoute } from '../api-docs/api-document.js';
import { ownerOf } from './answered-request.js';
import {
  selectRequests,
  selectRequestsOfAllMerchants,
  type LoggedRequest,
  type RequestFilters,
} from './store/request-list.store.js';

/** Operators may name a merchant. */
export type RequestQuery = PageRequest<RequestFilters & { merchantId?: string | undefined }>;

/** Reads the log of requests (decision 1.19), in the order in which they were stored. */
@Injectable()
export class ListRequests {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
    private readonly document: ApiDocument,
  ) {}

  /**
   * The requests of all clients of the caller's merchant or partner; of its sales channel, those that its token's scopes
   * are for (decision 10.2).
   * @throws Refusal `invalid-page-token`
   */
  page(caller: Caller, query: RequestQuery): Promise<ListPage<LoggedRequest>> {
    const { kind, owner } = ownerOf(caller);
    const unseenPaths = this.pathsBeyond(caller);
    const queries = this.database.reads(shareOf(caller));
    return readPage(
      this.tokens,
      {
        operation: 'list-requests',
        tenant: `${kind}/${owner}`,
        load: (filters, range) =>
          selectRequests(queries, { kind, owner, unseenPaths }, filters, range),
        positionOf,
      },
      query,
    );
  }

  /**
   * For operators: the requests of all clients, or of the merchant or client that the filters name.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(query: RequestQuery): Promise<ListPage<LoggedRequest>> {
    const queries = this.database.reads('operators');
    return readPage(
      this.tokens,
      {
        operation: 'list-requests-of-all-merchants',
        tenant: OPERATORS,
        load: ({ merchantId, ...filters }, range) =>
          merchantId === undefined
            ? selectRequestsOfAllMerchants(queries, filters, range)
            : selectRequests(
                queries,
                { kind: 'merchant', owner: merchantId, unseenPaths: [] },
                filters,
                range,
              ),
        positionOf,
      },
      query,
    );
  }

  /** The paths of operations for sales channels that a channel's token may not use. */
  private pathsBeyond({ scopes }: Caller): string[] {
    if (scopes === undefined) return [];
    const isBeyond = ({ scope }: OperationRoute) => scope !== undefined && !scopes.includes(scope);
    return this.document.routes.filter(isBeyond).map(({ path }) => path);
  }
}

function positionOf({ lastUpdateDate, id }: LoggedRequest) {
  return { lastUpdateDate, id };
}
