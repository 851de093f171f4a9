import type { HistoryEntry, OrderWithHistory } from './order-source.js';

/** The printed entries of orders' histories. A history only grows. */
export class EntriesSeen {
  private readonly counts = new Map<string, number>();
  private readonly from: number;

  /** @param from ISO 8601: entries received earlier are not watched */
  constructor(from: string) {
    this.from = Date.parse(from);
  }

  /** The entries that are new since the order was last seen. */
  newOf({ orderId, statusHistory }: OrderWithHistory): HistoryEntry[] {
    const seenCount = this.counts.get(orderId);
    this.counts.set(orderId, statusHistory.length);
    return statusHistory.filter(({ receivedDate }, index) =>
      seenCount === undefined ? Date.parse(receivedDate) >= this.from : index >= seenCount,
    );
  }
}
