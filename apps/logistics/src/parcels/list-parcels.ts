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
  nextPageToken?: string;
  pageSize?: number;
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
    const tenant = `${caller.kind}/${caller.clientId}`;
    const { pageSize = DEFAULT_PAGE_SIZE, nextPageToken } = query;
    const continued =
      nextPageToken === undefined
        ? undefined
        : this.tokens.read(nextPageToken, OPERATION, tenant, query.filters);
    const filters = continued?.filters ?? query.filters;
    const rows = await selectParcels(
      this.database.http,
      await visibleMerchants(this.database.http, caller),
      filters,
      { ...(continued ? { after: continued.position } : {}), limit: pageSize + 1 },
    );
    const parcels = rows.slice(0, pageSize);
    const last = parcels.at(-1);
    if (rows.length <= pageSize || !last) return { parcels };
    const position = { lastUpdateDate: last.last_update_date.toISOString(), id: last.parcel_id };
    return { parcels, nextPageToken: this.tokens.issue(OPERATION, tenant, filters, position) };
  }

  /** @throws Refusal `not-found` when it is absent or not visible to the caller */
  async one(caller: Caller, parcelId: string): Promise<ListedParcel> {
    const merchants = await visibleMerchants(this.database.http, caller);
    const [parcel] = await selectParcels(
      this.database.http,
      merchants,
      { trackingNumber: parcelId },
      { limit: 1 },
    );
    if (!parcel) throw new Refusal('not-found', 'There is no such parcel.');
    return parcel;
  }
}
