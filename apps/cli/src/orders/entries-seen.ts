import type { HistoryEntry, OrderWithHistory } from './order-source.js';

/** Which entries of orders' histories were printed. A history is only ever appended to. */
export class EntriesSeen {
  private readonly counts = new Map<string, number>();
  private readonly from: number;

  /** @param from ISO 8601: entries received before are none of the watched ones */
  constructor(from: string) {
    this.from = Date.parse(from);
  }

  /** The entries that came since the order was seen last. */
  newOf({ orderId, statusHistory }: OrderWithHistory): HistoryEntry[] {
    const known = this.counts.get(orderId);
    this.counts.set(orderId, statusHistory.length);
    return statusHistory.filter(({ receivedDate }, at) =>
      known === undefined ? Date.parse(receivedDate) >= this.from : at >= known,
    );
  }
}
