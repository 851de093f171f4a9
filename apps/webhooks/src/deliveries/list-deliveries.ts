import { OPERATORS, PageTokens, readPage, type ListPage, type PageRequest } from '#edge';
import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { shareOfRequester, type Requester } from '../endpoints/requester.js';
import { readEndpoint } from '../endpoints/addressed-endpoint.js';
import { selectDeliveries, type Delivery, type DeliveryFilter } from './store/deliveries.store.js';

export type DeliveriesQuery = PageRequest<Readonly<{ state?: DeliveryFilter | undefined }>>;

/** Lists the deliveries of an endpoint (decision 11.5). */
@Injectable()
export class ListDeliveries {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /**
   * The newest first: a page continues with those that began before its last one.
   * @throws Refusal `endpoint-not-found`, `invalid-page-token`
   */
  async page(
    requester: Requester,
    endpointId: string,
    query: DeliveriesQuery,
  ): Promise<ListPage<Delivery>> {
    const queries = this.database.reads(shareOfRequester(requester));
    const { id, merchantId } = await readEndpoint(queries, requester, endpointId);
    return readPage(
      this.tokens,
      {
        operation: `list-deliveries/${id}`,
        tenant: 'merchantId' in requester ? `merchant/${merchantId}` : OPERATORS,
        load: ({ state }, { after, limit }) =>
          selectDeliveries(
            queries,
            { merchantId, endpointId: id },
            { state, before: after?.id, limit },
          ),
        positionOf: ({ createdAt, deliveryId }) => ({ lastUpdateDate: createdAt, id: deliveryId }),
      },
      query,
    );
  }
}
