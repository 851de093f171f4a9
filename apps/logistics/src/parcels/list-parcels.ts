import {
  PageTokens,
  readPage,
  readPageOfAllMerchants,
  Refusal,
  type Caller,
  type ListPage,
  type PageRequest,
} from '#edge';
import { Database, shareOf } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { LOGISTICS_CONFIG, silentBefore, type LogisticsConfig } from '../config.js';
import {
  selectParcels,
  selectParcelsOfAllMerchants,
  type ListedParcel,
  type ParcelFilters,
} from './store/parcel-list.store.js';
import { visibleMerchants } from '../carriers/visible-merchants.js';

/** Operators may name a merchant. */
export type ParcelQuery = PageRequest<
  Omit<ParcelFilters, 'silentBefore'> & {
    merchantId?: string | undefined;
    silent?: boolean | undefined;
  }
>;

/** Reads parcels by their last update (decisions 1.8, 1.14). */
@Injectable()
export class ListParcels {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
    @Inject(LOGISTICS_CONFIG) private readonly config: LogisticsConfig,
  ) {}

  /**
   * Lists the parcels that the caller may see: a merchant its own, a partner those of the merchants that it serves
   * (decision 7.8).
   * @throws Refusal `invalid-page-token`
   */
  page(caller: Caller, query: ParcelQuery): Promise<ListPage<ListedParcel>> {
    const queries = this.database.reads(shareOf(caller));
    return readPage(
      this.tokens,
      {
        operation: 'list-parcels',
        tenant: `${caller.kind}/${caller.clientId}`,
        load: async (filters, range) =>
          selectParcels(
            queries,
            await visibleMerchants(queries, caller),
            this.asOfNow(filters),
            range,
          ),
        positionOf,
      },
      query,
    );
  }

  /**
   * Lists for operators the parcels of all merchants, or of the merchant in the filters.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(query: ParcelQuery): Promise<ListPage<ListedParcel>> {
    const queries = this.database.reads('operators');
    return readPageOfAllMerchants(
      this.tokens,
      {
        name: 'list-parcels',
        ofMerchant: (merchantId, filters, range) =>
          selectParcels(queries, [merchantId], this.asOfNow(filters), range),
        ofAll: (filters, range) =>
          selectParcelsOfAllMerchants(queries, this.asOfNow(filters), range),
        positionOf,
      },
      query,
    );
  }

  /** @throws Refusal `not-found` if the parcel is absent or not visible to the caller */
  async read(caller: Caller, parcelId: string): Promise<ListedParcel> {
    const queries = this.database.reads(shareOf(caller));
    const merchants = await visibleMerchants(queries, caller);
    const filters = { trackingNumber: parcelId };
    const { rows } = await selectParcels(queries, merchants, filters, { limit: 1 });
    const [parcel] = rows;
    if (!parcel) throw new Refusal('not-found', 'There is no such parcel.');
    return parcel;
  }

  private asOfNow({ silent, ...filters }: ParcelQuery['filters']): ParcelFilters {
    const silence = silent === true && { silentBefore: silentBefore(this.config, new Date()) };
    return { ...filters, ...silence };
  }
}

function positionOf({ lastUpdateDate, parcelId }: ListedParcel) {
  return { lastUpdateDate, id: parcelId };
}
