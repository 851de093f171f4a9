import type { Json, Merchant } from '../merchant.js';

/** The lists of a merchant whose records change: their member and the id of a record. */
const LISTS = {
  '/ext/merchant/skus': ['skus', 'skuId'],
  '/ext/inventories': ['inventories', 'id'],
  '/ext/prices': ['prices', 'id'],
  '/ext/orders': ['orders', 'orderId'],
  '/ext/parcels': ['parcels', 'parcelId'],
  '/ext/shipments': ['shipments', 'id'],
} as const;

type Path = keyof typeof LISTS;

/** A program that follows each list by `lastUpdateDate` and keeps what it has read. */
export class Followers {
  private readonly records = new Map<Path, Map<string, Json>>();

  constructor(private readonly merchant: Merchant) {}

  /** Reads the records that have changed since the last one known, as the API document asks for. */
  async read(): Promise<void> {
    for (const path of PATHS) {
      const records = this.records.get(path) ?? new Map<string, Json>();
      this.records.set(path, records);
      const dates = [...records.values()].map(({ lastUpdateDate }) => Date.parse(lastUpdateDate));
      // A bound may be exclusive.
      const from = new Date(Math.max(1, ...dates) - 1).toISOString();
      for (const [id, record] of await this.list(path, from)) records.set(id, record);
    }
  }

  /** Expects to know every present record as the list shows it. */
  async expectPresentState(): Promise<void> {
    for (const path of PATHS) {
      const present = await this.list(path);
      const read = [...present.keys()].map((id) => [id, this.records.get(path)?.get(id)]);
      expect({ path, read }).toEqual({ path, read: [...present] });
    }
  }

  private async list(path: Path, from?: string): Promise<Map<string, Json>> {
    const [member, id] = LISTS[path];
    const query = new URLSearchParams({
      pageSize: '200',
      ...(from && { lastUpdateDateFrom: from }),
    });
    const { [member]: records, nextPageToken } = await this.merchant.get(`${path}?${query}`);
    expect(nextPageToken).toBeUndefined();
    // A channel's report of an applied quantity is no change of the record in its list (decision 1.15).
    return new Map(
      records.map((record: Json) => [record[id], { ...record, lastIntegrationDate: undefined }]),
    );
  }
}

const PATHS = Object.keys(LISTS) as Path[];
