import type { UnitOfWork } from '#messaging';
import { Refusal } from '#edge';

/** A price of a batch, or the reason why its row cannot be read. */
export type PriceRow<P> = P | Refusal;

/** The result of an accepted row. */
export interface QueuedRow {
  /** The number of localizations that were queued for the row. */
  publishedCount: number;
  /** The position of the later row for the same price that replaced this row. */
  supersededBy?: number;
}

export type RowOutcome = QueuedRow | Refusal;

/** Called in the batch's own transaction, if anything was queued, with the outcome of each row in order. */
export type WhenBatchQueued = (
  unitOfWork: UnitOfWork,
  outcomes: readonly RowOutcome[],
) => Promise<void>;

/** @returns the position of the last accepted row for each price: the other rows are not queued (decision 5.12) */
export function lastRows<P>(
  rows: readonly PriceRow<P>[],
  keyOf: (price: P) => string,
): Map<string, number> {
  return new Map(
    rows.flatMap((row, index): [string, number][] =>
      row instanceof Refusal ? [] : [[keyOf(row), index]],
    ),
  );
}
