import {
  Database,
  OPERATORS,
  outsideTransaction,
  PageTokens,
  readPage,
  type ListPage,
  type PageRequest,
} from '#platform';
import { Injectable } from '@nestjs/common';
import type { EndpointAccess } from './endpoint-access.js';
import { readEndpoint } from './store/addressed-endpoint.store.js';
import { selectDeliveries, type Delivery, type DeliveryState } from './store/deliveries.store.js';

export type DeliveriesQuery = PageRequest<Readonly<{ state?: DeliveryState | undefined }>>;

/** Lists the deliveries of an endpoint (decision 9.5). */
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
    access: EndpointAccess,
    endpointId: string,
    query: DeliveriesQuery,
  ): Promise<ListPage<Delivery>> {
    const db = outsideTransaction(this.database.http);
    const { id, merchantId } = await readEndpoint(db, access, endpointId);
    return readPage(
      this.tokens,
      {
        operation: `list-deliveries/${id}`,
        tenant: 'merchantId' in access ? `merchant/${merchantId}` : OPERATORS,
        load: ({ state }, { after, limit }) =>
          selectDeliveries(db, { merchantId, endpointId: id }, { state, before: after?.id, limit }),
        positionOf: ({ createdAt, deliveryId }) => ({ lastUpdateDate: createdAt, id: deliveryId }),
      },
      query,
    );
  }
}
