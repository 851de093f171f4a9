import {
  PageTokens,
  readPage,
  readPageOfAllMerchants,
  type Caller,
  type ListPage,
  type PageRequest,
} from '#edge';
import { Database, shareOf } from '#platform';
import { Injectable } from '@nestjs/common';
import { visibleMerchants } from '../carriers/visible-merchants.js';
import type { Shipment } from './domain/shipment.js';
import {
  selectShipments,
  selectShipmentsOfAllMerchants,
  type ShipmentFilters,
} from './store/shipment-list.store.js';

/** Operators may name a merchant. */
export type ShipmentQuery = PageRequest<ShipmentFilters & { merchantId?: string | undefined }>;

/** Lists shipments by their last update (decisions 1.8, 1.14). */
@Injectable()
export class ListShipments {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /**
   * Lists the shipments that the caller may see: a merchant its own, a partner those of the merchants that it serves
   * (decision 7.8).
   * @throws Refusal `invalid-page-token`
   */
  page(caller: Caller, query: ShipmentQuery): Promise<ListPage<Shipment>> {
    const queries = this.database.reads(shareOf(caller));
    return readPage(
      this.tokens,
      {
        operation: 'list-shipments',
        tenant: `${caller.kind}/${caller.clientId}`,
        load: async (filters, range) =>
          selectShipments(queries, await visibleMerchants(queries, caller), filters, range),
        positionOf,
      },
      query,
    );
  }

  /**
   * Lists for operators the shipments of all merchants, or of the merchant in the filters.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(query: ShipmentQuery): Promise<ListPage<Shipment>> {
    const queries = this.database.reads('operators');
    return readPageOfAllMerchants(
      this.tokens,
      {
        name: 'list-shipments',
        ofMerchant: (merchantId, filters, range) =>
          selectShipments(queries, [merchantId], filters, range),
        ofAll: (filters, range) => selectShipmentsOfAllMerchants(queries, filters, range),
        positionOf,
      },
      query,
    );
  }
}

function positionOf({ lastUpdateDate, shipmentId }: Shipment) {
  return { lastUpdateDate, id: shipmentId };
}
