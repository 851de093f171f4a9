import { Database } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { recordAuditOfRead } from './audit.js';

/** A search that can find a buyer. */
export interface BuyerSearch {
  /** The operator's client id. */
  who: string;
  /** For example `order.searched`. */
  what: string;
  /** What distinguishes it from other searches of the operator: all filters, as they decide which orders are shown. Not stored. */
  search: object;
}

/** The same search within this time is one row, however many pages are read or however often a page is refreshed. */
const SAME_SEARCH_MS = 15 * 60_000;

/** The searches that a process remembers. */
const REMEMBERED = 1_000;

/**
 * Records that an operator searched for a buyer (decision 1.21): who, when, and which orders were shown. The text is
 * not stored. It mostly is a name or a document, an erasure would not reach it, and a hash of a document can be
 * reversed by trying all of them; the orders' ids say whose data was looked at.
 */
@Injectable()
export class SearchAudit {
  private readonly recorded = new Map<string, number>();

  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * To be called before the answer is sent: without the row there is no answer.
   * @param details what was found
   */
  async record(
    { who, what, search }: BuyerSearch,
    details: Record<string, unknown>,
    now = Date.now(),
  ): Promise<void> {
    const key = JSON.stringify([who, what, search]);
    const last = this.recorded.get(key);
    if (last !== undefined && now - last < SAME_SEARCH_MS) return;
    await recordAuditOfRead(this.database, { who, what, details });
    this.remember(key, now);
  }

  private remember(key: string, now: number): void {
    this.recorded.delete(key);
    this.recorded.set(key, now);
    const [oldest] = this.recorded.keys();
    if (this.recorded.size > REMEMBERED && oldest !== undefined) this.recorded.delete(oldest);
  }
}
