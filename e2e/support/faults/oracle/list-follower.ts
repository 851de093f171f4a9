import type { Json } from '../../merchant.js';
import { LISTS, stateOf, walk, type ListName } from './lists.js';
import type { Verdict } from './verdict.js';
import type { RetryingClient } from '../clients/retrying-client.js';

/** `pages`: small pages, so most answers have a page token; `dates`: pages large enough for all changes. */
export const PAGE_SIZES = { pages: 20, dates: 200 } as const;

/**
 * Mirrors a list like a merchant's program: it follows the pages to their end, then queries from the last
 * `lastUpdateDate`, and stores the last state of every record (decision 1.8).
 */
export class ListFollower {
  private readonly held = new Map<string, string>();
  private readonly disorder: string[] = [];
  private last: string | undefined;

  constructor(
    private readonly merchantId: string,
    private readonly client: RetryingClient,
    readonly list: ListName,
    private readonly by: keyof typeof PAGE_SIZES,
  ) {}

  async poll(): Promise<void> {
    const from = this.last === undefined ? '' : `&lastUpdateDateFrom=${this.last}`;
    const query = `pageSize=${PAGE_SIZES[this.by]}${from}`;
    await walk(this.client, this.list, query, (record) => this.keep(record));
  }

  private keep(record: Json): void {
    const id = LISTS[this.list].idOf(record);
    const { lastUpdateDate } = record;
    if (this.last !== undefined && lastUpdateDate < this.last) {
      this.disorder.push(`${this.name(id)} of ${lastUpdateDate} came after ${this.last}`);
    }
    this.last = lastUpdateDate;
    this.held.set(id, stateOf(this.list, record));
  }

  /**
   * Compares its copy with the list after all work is done.
   * @param isDeleted whether a SKU was deleted, which lists do not show
   */
  judge(
    fresh: ReadonlyMap<string, string>,
    isDeleted: (skuId: string) => boolean,
    verdict: Verdict,
  ): void {
    verdict.reordered.push(...this.disorder);
    for (const [id, state] of fresh) {
      const held = this.held.get(id);
      if (held !== state) {
        verdict.missed.push(`${this.name(id)} is ${state}, last seen as ${held ?? 'nothing'}`);
      }
    }
    for (const id of this.held.keys()) {
      if (fresh.has(id)) continue;
      if (this.list === 'skus' && isDeleted(id)) this.held.delete(id);
      else verdict.wrong.push(`${this.name(id)} was in the list and is missing now`);
    }
  }

  private name(id: string): string {
    return `${this.list} of ${this.merchantId} by ${this.by}: ${id}`;
  }
}
