import { completeUntil } from '#messaging';
import { PageTokens, type PagePosition } from '#edge';
import { Arrivals, Database, type Waiter } from '#platform';
import { Injectable } from '@nestjs/common';
import type { ChannelOrderView } from '../order/store/channel-view.js';
import {
  lastChangesOfChannels,
  listChannelsOrdersOfAllMerchants,
  type OrderFilters,
} from '../order/store/order-list.store.js';

export interface ChannelOrdersQuery {
  filters: Omit<OrderFilters, 'salesChannel' | 'text'>;
  /** The cursor from an earlier answer. */
  after?: string | undefined;
  limit: number;
  /** How long to wait for an order if there is none. */
  waitMs: number;
}

interface ChannelOrdersPage {
  orders: ChannelOrderView[];
  /** The cursor that continues after these orders. */
  after: string;
  /** Whether later orders exist already. */
  more: boolean;
}

const PLACES = { channel: { all: 64, ofOwner: 4 } };

/** A request of a channel that waits for a change of its orders. */
export type ChannelWaiter = Waiter<keyof typeof PLACES>;

/** Lets requests wait for changes of a channel's orders. */
@Injectable()
export class OrderArrivals extends Arrivals {
  constructor(database: Database) {
    super(PLACES, (channels) => lastChangesOfChannels(database.reads('background'), channels));
  }
}

const OPERATION = 'list-channel-orders';
const BEGINNING: PagePosition = { lastUpdateDate: new Date(0).toISOString(), id: '' };

/** Lists the orders of a channel, of all merchants in it, by their last update (decision 10.5). */
@Injectable()
export class ListChannelOrders {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
    private readonly arrivals: Arrivals,
  ) {}

  /**
   * Returns the orders that changed after a position, each in its present state. If there are none, waits for one.
   * @throws Refusal `invalid-page-token` for a cursor that was issued to another channel or for other filters
   */
  async page(waiter: ChannelWaiter, query: ChannelOrdersQuery): Promise<ChannelOrdersPage> {
    const salesChannel = waiter.owner;
    const stopAt = performance.now() + query.waitMs;
    const begun = this.begin(salesChannel, query);
    let { position } = begun;
    for (;;) {
      const page = await this.read(salesChannel, { ...query, ...begun, position });
      position = page.position;
      const remainingMs = stopAt - performance.now();
      const isAnswered = page.orders.length > 0 || remainingMs <= 0;
      // Each query after a position without orders reads a bounded number of rows.
      if (!isAnswered && page.more) continue;
      if (isAnswered || !(await this.arrivals.after(waiter, seenBefore(position), remainingMs))) {
        const { orders, more } = page;
        const after = this.tokens.issue(OPERATION, tenantOf(salesChannel), begun.filters, position);
        return { orders, more, after };
      }
    }
  }

  private begin(salesChannel: string, { filters, after }: ChannelOrdersQuery) {
    if (after === undefined) return { filters, position: BEGINNING };
    return this.tokens.read(after, OPERATION, tenantOf(salesChannel), filters, 'after');
  }

  /** The rows include all changes before `until`, so the cursor may move there when all of them are read. */
  private async read(
    salesChannel: string,
    { filters, position, limit }: ChannelOrdersQuery & { position: PagePosition },
  ) {
    const queries = this.database.reads({ clientId: salesChannel });
    const until = await completeUntil(queries);
    const { rows, cut, scannedTo } = await listChannelsOrdersOfAllMerchants(
      queries,
      { salesChannel, until },
      filters,
      { after: position, limit: limit + 1 },
    );
    const orders = rows.slice(0, limit);
    const isFull = cut === true || rows.length > limit;
    const last = isFull ? orders.at(-1) : scannedTo;
    const end = { lastUpdateDate: until.toISOString(), id: '' };
    const reached = last ? positionOf(last) : latest(position, end);
    return { orders, position: reached, more: last !== undefined };
  }
}

function positionOf({ lastUpdateDate, orderId }: ChannelOrderView): PagePosition {
  return { lastUpdateDate, id: orderId };
}

function latest(position: PagePosition, other: PagePosition): PagePosition {
  return position.lastUpdateDate >= other.lastUpdateDate ? position : other;
}

/** A change at the time of the position is not read yet. */
function seenBefore({ lastUpdateDate }: PagePosition): Date {
  return new Date(new Date(lastUpdateDate).getTime() - 1);
}

function tenantOf(salesChannel: string): string {
  return `sales-channel/${salesChannel}`;
}
