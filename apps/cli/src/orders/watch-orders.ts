import { EntrepotError } from '@entrepot/client';
import type { Context } from '../terminal/context.js';
import { EXIT, exitCodeOf } from '../terminal/errors.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { durationText, momentText } from '../terminal/moments.js';
import { OutageNotes } from '../terminal/outage-notes.js';
import { oneLine } from '../terminal/plain.js';
import { setTimeout as delay } from 'node:timers/promises';
import { hanging } from '../terminal/table.js';
import { detailOf, latenessOf, titleOf } from './entry-text.js';
import { EntriesSeen } from './entries-seen.js';
import {
  openOrders,
  type HistoryEntry,
  type Order,
  type OrderOptions,
  type OrderSource,
  type OrderWithHistory,
} from './order-source.js';

export interface WatchOrdersOptions extends OrderOptions {
  /** ISO 8601; from now on when left out. */
  from?: string;
  status?: string[];
}

const POLL_MS = 2_000;

/**
 * Prints each entry of the orders' histories as it comes, until the command is interrupted. The command waits out
 * failures of any length without missing an entry.
 */
export async function watchOrders(options: WatchOrdersOptions, context: Context): Promise<void> {
  const { terminal, signal } = context;
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const source = await openOrders(options, context);
  // The date of the token, which was just issued, is the service's time; this machine's clock may differ.
  const from = options.from ?? (source.caller.issuedAt ?? new Date()).toISOString();
  const seen = new EntriesSeen(from);
  const outage = new OutageNotes(context);
  terminal.note(`watching orders since ${momentText(from)} UTC; Ctrl-C ends`);
  const followed = source.follow({
    from,
    everyMs: POLL_MS,
    signal,
    onPoll: (failure) => (failure ? outage.note(failure) : outage.end()),
  });
  for await (const { orderId } of followed) {
    const order = await withHistory(orderId, source, outage, signal);
    outage.end();
    for (const entry of seen.newOf(order)) {
      if (options.status && !options.status.includes(entry.status)) continue;
      print(order, entry, isJson, context);
    }
  }
}

/** Retries until there is an answer, because the list does not return the order again. */
async function withHistory(
  orderId: string,
  source: OrderSource,
  outage: OutageNotes,
  signal: AbortSignal,
): Promise<OrderWithHistory> {
  for (;;) {
    try {
      return await source.get(orderId, { signal });
    } catch (error) {
      if (!(error instanceof EntrepotError) || exitCodeOf(error) !== EXIT.unavailable) throw error;
      outage.note(error);
      await delay(POLL_MS, undefined, { signal });
    }
  }
}

function print(order: Order, entry: HistoryEntry, isJson: boolean, { terminal }: Context): void {
  const { orderId, merchantId, salesChannel, salesChannelOrderId } = order;
  if (isJson) {
    terminal.out(
      JSON.stringify({ orderId, merchantId, salesChannel, salesChannelOrderId, ...entry }),
    );
    return;
  }
  const late = latenessOf(entry);
  const head = `${momentText(entry.receivedDate)}  `;
  const title = titleOf(entry);
  const mark = late === undefined ? '' : `late by ${durationText(late)}`;
  const parts = [oneLine(orderId).padEnd(28), title.padEnd(18), mark, detailOf(entry)];
  const rest = parts.filter((part) => part !== '').join('  ');
  const isDim = entry.status === 'PARCEL_TRACKING_UPDATED';
  const painted = (line: string) => (isDim ? terminal.paint('dim', line) : line);
  const [first = '', ...moreLines] = hanging(head + rest, head.length, terminal.columns);
  terminal.out(terminal.paint('dim', head) + painted(first.slice(head.length)));
  for (const line of moreLines) terminal.out(painted(line));
}
