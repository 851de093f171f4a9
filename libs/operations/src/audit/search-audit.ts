import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { recordAuditOfRead } from '#messaging';

/** A search by which a buyer can be found. */
export interface BuyerSearch {
  /** The operator's client id. */
  who: string;
  /** For example `order.searched`. */
  what: string;
  /**
   * The difference from other searches of the operator: all filters, because they determine which orders are shown. It
   * is not stored.
   */
  search: object;
}

/** The same search within this time is recorded as one row, however many pages are read or refreshed. */
const SAME_SEARCH_MS = 15 * 60_000;

/** The number of searches that a process remembers. */
const REMEMBERED = 1_000;

/**
 * Records that an operator searched for a buyer (decision 1.21): who, when, and which orders were shown. The text is
 * not stored: it is usually a name or a document, an erasure would not remove it, and a hash of a document can be
 * reversed by trying all documents. The ids of the orders show whose data was read.
 */
@Injectable()
export class SearchAudit {
  private readonly recorded = new Map<string, number>();

  constructor(private readonly database: Database) {}

  /**
   * Call it before sending the answer, so that there is no answer without the row.
   * @param details the result of the search
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
