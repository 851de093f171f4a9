import { DEFAULT_PAGE_SIZE, Database, PageTokens, Refusal, type Caller } from '#platform';
import { Injectable } from '@nestjs/common';
import { selectParcels, type ListedParcel, type ParcelFilters } from './store/parcel-list.store.js';
import { visibleMerchants } from '../carriers/visible-merchants.js';

/** A page of parcels; without `nextPageToken` it is the last. */
export interface ParcelPage {
  parcels: ListedParcel[];
  nextPageToken?: string;
}

/** The query for one page. */
export interface ParcelQuery {
  filters: ParcelFilters;
  nextPageToken: string | undefined;
  pageSize: number | undefined;
}

const OPERATION = 'list-parcels';

/** Reads the parcels that the caller may see: a merchant its own, a partner those it serves (decision 7.8). */
@Injectable()
export class ListParcels {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `invalid-page-token` */
  async page(caller: Caller, query: ParcelQuery): Promise<ParcelPage> {
    const { pageSize = DEFAULT_PAGE_SIZE, nextPageToken } = query;
    const tenant = `${caller.kind}/${caller.clientId}`;
    const { filters, position: after } =
      nextPageToken === undefined
        ? { filters: query.filters, position: undefined }
        : this.tokens.read(nextPageToken, OPERATION, tenant, query.filters);
    const { http } = this.database;
    const merchants = await visibleMerchants(http, caller);
    const rows = await selectParcels(http, merchants, filters, { after, limit: pageSize + 1 });
    const parcels = rows.slice(0, pageSize);
    const last = parcels.at(-1);
    if (rows.length <= pageSize || !last) return { parcels };
    const position = { lastUpdateDate: last.lastUpdateDate.toISOString(), id: last.parcelId };
    return { parcels, nextPageToken: this.tokens.issue(OPERATION, tenant, filters, position) };
  }

  /** @throws Refusal `not-found` when it is absent or not visible to the caller */
  async one(caller: Caller, parcelId: string): Promise<ListedParcel> {
    const { http } = this.database;
    const merchants = await visibleMerchants(http, caller);
    const filters = { trackingNumber: parcelId };
    const [parcel] = await selectParcels(http, merchants, filters, { limit: 1 });
    if (!parcel) throw new Refusal('not-found', 'There is no such parcel.');
    return parcel;
  }
}
