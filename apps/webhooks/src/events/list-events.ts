import { PageTokens } from '#edge';
import { Arrivals, Database } from '#platform';
import { Injectable } from '@nestjs/common';
import type { LoggedEvent } from '../log/domain/cloud-event.js';
import { selectEvents, selectLastStamps, type LogPosition } from '../log/store/event.store.js';
import type { EventWaiter } from './event-arrivals.js';

export interface EventsQuery {
  /** The cursor of an earlier answer. */
  after?: string | undefined;
  /** Where to begin without a cursor; with the oldest event if left out. */
  from?: Date | undefined;
  types?: readonly string[] | undefined;
  /** Only about this subject, for example an order. */
  subject?: string | undefined;
  limit: number;
  /** How long to wait for an event if there is none. */
  waitMs: number;
}

export interface EventsPage {
  events: LoggedEvent[];
  /** Continues behind these events. */
  after: string;
  /** Are there later events already? */
  more: boolean;
}

const OPERATION = 'list-events';
/** Behind every event with the same stamp. */
const LAST_SEQ = 2_147_483_647;
const BEGINNING = new Date(0);

/** Reads a merchant's log of events (decision 11.6). */
@Injectable()
export class ListEvents {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
    private readonly arrivals: Arrivals,
  ) {}

  /**
   * The events after a position, in the order of the log. Without any it waits for one.
   * @throws Refusal `invalid-page-token` for a cursor that was not issued to this merchant
   */
  async page(waiter: EventWaiter, query: EventsQuery): Promise<EventsPage> {
    const { owner: merchantId } = waiter;
    const until = performance.now() + query.waitMs;
    let position = this.positionOf(merchantId, query);
    for (;;) {
      const page = await this.read(merchantId, position, query);
      position = page.position;
      const remainingMs = until - performance.now();
      if (page.events.length > 0 || remainingMs <= 0) return this.answer(merchantId, page);
      if (page.more) continue;
      const waited = await this.arrivals.after(waiter, position.stamp, remainingMs);
      if (!waited) return this.answer(merchantId, page);
    }
  }

  private positionOf(merchantId: string, { after, from }: EventsQuery): LogPosition {
    if (after === undefined) return { stamp: from ?? BEGINNING, seq: -1 };
    const { position } = this.tokens.read(after, OPERATION, tenantOf(merchantId), {}, 'after');
    return { stamp: new Date(position.lastUpdateDate), seq: Number(position.id) };
  }

  /**
   * The clock is read first: its stamps become visible in order, so all events up to it are in what is read afterwards,
   * and the cursor may move there although none of the wanted types is among them.
   */
  private async read(
    merchantId: string,
    after: LogPosition,
    { types, subject, limit }: EventsQuery,
  ) {
    const queries = this.database.reads({ merchantId });
    const end = (await selectLastStamps(queries, [merchantId])).get(merchantId);
    const range = { after, types, subject, limit: limit + 1 };
    const { rows, cut, scannedTo } = await selectEvents(queries, merchantId, range);
    const events = rows.slice(0, limit);
    const isFull = cut === true || rows.length > limit;
    const more = isFull || scannedTo !== undefined;
    const last = (isFull ? undefined : scannedTo) ?? events.at(-1) ?? after;
    const position = more || !end || end < last.stamp ? last : { stamp: end, seq: LAST_SEQ };
    return { events, more, position };
  }

  private answer(
    merchantId: string,
    { events, more, position }: { events: LoggedEvent[]; more: boolean; position: LogPosition },
  ): EventsPage {
    const place = { lastUpdateDate: position.stamp.toISOString(), id: String(position.seq) };
    return {
      events,
      after: this.tokens.issue(OPERATION, tenantOf(merchantId), {}, place),
      more,
    };
  }
}

function tenantOf(merchantId: string): string {
  return `merchant/${merchantId}`;
}
