import type { ApiClient } from './client.js';
import { EntrepotError } from './error.js';
import type { Answer, CallOptions, Query, Schemas } from './operations.js';
import { wait } from './retry.js';

/** The lists of the API: the member of a page that contains the records, and the id of a record. */
const LISTS = {
  listSkus: { member: 'skus', id: 'skuId' },
  listInventories: { member: 'inventories', id: 'id' },
  listOrders: { member: 'orders', id: 'orderId' },
  listPrices: { member: 'prices', id: 'id' },
  listParcels: { member: 'parcels', id: 'parcelId' },
  listShipments: { member: 'shipments', id: 'id' },
  listRequests: { member: 'requests', id: 'id' },
  listSkusOfAllMerchants: { member: 'skus', id: 'id' },
  listInventoriesOfAllMerchants: { member: 'inventories', id: 'id' },
  listPricesOfAllMerchants: { member: 'prices', id: 'id' },
  listOrdersOfAllMerchants: { member: 'orders', id: 'orderId' },
  listParcelsOfAllMerchants: { member: 'parcels', id: 'parcelId' },
  listShipmentsOfAllMerchants: { member: 'shipments', id: 'id' },
  listRequestsOfAllMerchants: { member: 'requests', id: 'id' },
} as const;

export type ListId = keyof typeof LISTS;

type AnyRecordOf<I extends ListId> =
  Answer<I> extends Partial<Record<(typeof LISTS)[I]['member'], (infer R)[]>> ? R : never;

/** A record as shown by `view: 'summary'`. */
type Summary = Schemas['OrderSummaryResponse'] | Schemas['SkuSummaryResponse'];

/** A record of a list. */
export type RecordOf<I extends ListId> = Exclude<AnyRecordOf<I>, Summary>;

/** A record of a list with `view: 'summary'`. */
export type SummaryOf<I extends ListId> = Extract<AnyRecordOf<I>, Summary>;

/** The lists that have summaries. */
export type SummaryListId = { [I in ListId]: [SummaryOf<I>] extends [never] ? never : I }[ListId];

/** The filters of a list; the client follows the pages itself. */
export type ListQuery<I extends ListId> = Omit<Query<I>, 'nextPageToken' | 'view'>;

/** The filters of a list that is followed, which is read in ascending order. */
export type FollowQuery<I extends ListId> = Omit<ListQuery<I>, 'order'>;

export interface FollowOptions {
  /** ISO 8601; from the first record by default. */
  from?: string | undefined;
  /** The time between two polls, in ms; 5,000 by default. */
  everyMs?: number | undefined;
  /** Called after each poll, with the temporary failure if the poll failed. */
  onPoll?: ((failure: EntrepotError | undefined) => void) | undefined;
  signal?: AbortSignal | undefined;
}

const POLL_MS = 5_000;

/**
 * A merchant's records become visible in the order of `lastUpdateDate`, so a client can continue from the last one. The
 * records of several merchants and prices do not, so a client that reads these continues from 5 s earlier (decision
 * 1.14).
 */
export const ACROSS_MERCHANTS_MS = 5_000;

/** One list of the API. */
export class List<I extends ListId> {
  constructor(
    private readonly client: ApiClient,
    private readonly operation: I,
    private readonly overlapMs = 1,
  ) {}

  /** Yields every record, in the order of the last changes, or the newest first. */
  async *all(query: ListQuery<I>, options: CallOptions = {}): AsyncGenerator<RecordOf<I>> {
    for await (const page of this.pages(query, options)) yield* page;
  }

  /** Like `all`, with only the members that a table needs. */
  async *summaries<S extends I & SummaryListId>(
    query: ListQuery<S>,
    options: CallOptions = {},
  ): AsyncGenerator<SummaryOf<S>> {
    const pages = this.pages({ ...query, view: 'summary' }, options);
    // `pages` has the type of full records; `view` makes them summaries.
    for await (const page of pages) yield* page as unknown as SummaryOf<S>[];
  }

  /**
   * Yields every record, and then each record again when it changes. The iteration ends when the signal aborts, and
   * continues after failures of any length. A follower that restarts with the `lastUpdateDate` of its last record may
   * receive that record once more.
   * @throws EntrepotError when the service refuses the request
   */
  async *follow(query: FollowQuery<I>, options: FollowOptions = {}): AsyncGenerator<RecordOf<I>> {
    const { from, everyMs = POLL_MS, onPoll } = options;
    const signal = options.signal ?? new AbortController().signal;
    const seen = new SeenRecords(LISTS[this.operation].id, this.overlapMs, from);
    while (!signal.aborted) {
      try {
        for await (const page of this.pages({ ...query, ...seen.bound() }, { signal })) {
          for (const record of page) if (seen.add(record as object)) yield record;
          seen.forgetOld();
        }
        onPoll?.(undefined);
      } catch (error) {
        if (signal.aborted) return;
        if (!isTemporaryFailure(error)) throw error;
        onPoll?.(error);
      }
      // The wait fails only when the signal aborts, which ends the loop.
      await wait(everyMs, signal).catch(() => undefined);
    }
  }

  private async *pages(query: object, { signal }: CallOptions): AsyncGenerator<RecordOf<I>[]> {
    let nextPageToken: string | undefined;
    do {
      const page = await (this.client as PageReader).call(this.operation, {
        query: { pageSize: 200, ...query, nextPageToken },
        signal,
      });
      const { [LISTS[this.operation].member]: records = [], nextPageToken: next } = page as Page<I>;
      yield records;
      nextPageToken = next;
    } while (nextPageToken !== undefined);
  }
}

/** The client for any list; the types of each list are checked where the list is used. */
interface PageReader {
  call(operation: string, input: object): Promise<unknown>;
}

type Page<I extends ListId> = Record<string, RecordOf<I>[]> & { nextPageToken?: string };

/** The records that a follower has received and that the next poll may return again. */
class SeenRecords {
  private readonly dates = new Map<string, string>();
  private newest: string | undefined;

  constructor(
    private readonly id: string,
    private readonly overlapMs: number,
    private readonly from: string | undefined,
  ) {}

  /** The filter of the next poll. */
  bound(): { lastUpdateDateFrom?: string } {
    const from = this.newest === undefined ? this.from : this.oldest(this.newest);
    return from === undefined ? {} : { lastUpdateDateFrom: from };
  }

  /** @returns whether the record is new or has changed */
  add(record: object): boolean {
    const { [this.id]: id = '', lastUpdateDate = '' } = record as Record<string, string>;
    if (this.dates.get(id) === lastUpdateDate) return false;
    this.dates.set(id, lastUpdateDate);
    if (this.newest === undefined || lastUpdateDate > this.newest) this.newest = lastUpdateDate;
    return true;
  }

  forgetOld(): void {
    if (this.newest === undefined) return;
    const oldest = this.oldest(this.newest);
    for (const [id, date] of this.dates) if (date < oldest) this.dates.delete(id);
  }

  /**
   * Returns a date before the newest one, because a bound may be exclusive and records of one change share their date.
   */
  private oldest(newest: string): string {
    return new Date(Date.parse(newest) - this.overlapMs).toISOString();
  }
}

/** Returns whether the error is from an outage, after which a follower continues. */
export function isTemporaryFailure(error: unknown): error is EntrepotError {
  return error instanceof EntrepotError && [0, 429, 502, 503, 504].includes(error.status);
}
