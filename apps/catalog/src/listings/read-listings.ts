import { PageTokens, Refusal } from '#edge';
import { Arrivals, Database, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import type { ListingWaiter } from './listing-arrivals.js';
import {
  loadFeedEnds,
  loadListingPageOfAllMerchants,
  type FeedEnd,
  type ListingView,
} from './store/listing.store.js';
import { WITHDRAWN_KEPT_MS } from './withdrawn-kept.js';

export interface ListingsQuery {
  /** The cursor of an earlier answer. */
  after?: string | undefined;
  limit: number;
  /** The maximum time to wait for a change. */
  waitMs: number;
}

export interface ListingsPage {
  listings: ListingView[];
  /** The cursor after these listings. */
  after: string;
  /** Whether there are later listings already. */
  more: boolean;
}

/** A place in a channel's list. */
interface Cursor {
  position: number;
  /** The time at which the reader was complete, or started. */
  completeAt: Date;
}

const OPERATION = 'list-listings';
const EMPTY: FeedEnd = { position: 0, changedAt: new Date(0) };

/** Reads the listings of a channel in the order of their changes (decision 10.3). */
@Injectable()
export class ReadListings {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
    private readonly arrivals: Arrivals,
  ) {}

  /**
   * Returns the listings that changed after a position. If there are none, waits for one.
   * @throws Refusal `invalid-page-token` for a cursor that was not issued to this channel, `cursor-expired`
   */
  async page(waiter: ListingWaiter, query: ListingsQuery, share: Share): Promise<ListingsPage> {
    const { owner: salesChannel } = waiter;
    const queries = this.database.reads(share);
    const until = performance.now() + query.waitMs;
    for (let cursor = this.cursorOf(salesChannel, query); ;) {
      const readAt = new Date();
      // The end is read first: the listings that are read afterwards include every change up to it.
      const end = (await loadFeedEnds(queries, [salesChannel])).get(salesChannel) ?? EMPTY;
      const range = { after: cursor.position, limit: query.limit + 1 };
      const { rows, cut } = await loadListingPageOfAllMerchants(queries, salesChannel, range);
      const listings = rows.slice(0, query.limit);
      const more = cut === true || rows.length > query.limit;
      cursor = {
        position: listings.at(-1)?.position ?? cursor.position,
        completeAt: more ? cursor.completeAt : readAt,
      };
      const remainingMs = until - performance.now();
      const isWorthWaiting = listings.length === 0 && remainingMs > 0;
      if (!isWorthWaiting || !(await this.arrivals.after(waiter, end.changedAt, remainingMs))) {
        return { listings, more, after: this.tokenOf(salesChannel, cursor) };
      }
    }
  }

  private cursorOf(salesChannel: string, { after }: ListingsQuery): Cursor {
    const now = new Date();
    if (after === undefined) return { position: 0, completeAt: now };
    const { position } = this.tokens.read(after, OPERATION, salesChannel, {}, 'after');
    const completeAt = new Date(position.lastUpdateDate);
    if (now.getTime() - completeAt.getTime() > WITHDRAWN_KEPT_MS) throw expired();
    return { position: Number(position.id), completeAt };
  }

  private tokenOf(salesChannel: string, { position, completeAt }: Cursor): string {
    const place = { lastUpdateDate: completeAt.toISOString(), id: String(position) };
    return this.tokens.issue(OPERATION, salesChannel, {}, place);
  }
}

/** The reader may have missed withdrawals that were removed. */
function expired(): Refusal {
  return new Refusal(
    'cursor-expired',
    'The cursor is too old to continue. Read all listings again, without `after`, and withdraw the SKUs that they do not contain.',
  );
}
