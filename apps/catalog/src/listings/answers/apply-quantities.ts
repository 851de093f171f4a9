import { HttpTransactor } from '#messaging';
import { acceptedOf, Refusal } from '#edge';
import { type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import { isFarAhead, MINUTES_AHEAD } from '../../inventory/domain/applied-at.js';
import {
  lockStock,
  setLastIntegrationDates,
  type StockApplication,
} from '../../inventory/store/inventory.store.js';
import { skuSubject } from '../../skus/domain/sku.js';
import type { WithdrawalReason } from '../domain/listing.js';
import type { ListingState } from '../store/listing-facts.store.js';
import { presentListing, statesInPortions } from './states-in-portions.js';

/** The result of a reported quantity. */
export type QuantityResult =
  { result: 'applied' | 'unknown-sku' } | { result: 'withdrawn'; reason: WithdrawalReason };

/** Records when a channel applied quantities of its listed SKUs (decisions 4.4, 10.4). */
@Injectable()
export class ApplyQuantities {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * @param rows the reports, or the reason why a row cannot be read
   * @returns the result of each row, in order
   */
  async apply(
    salesChannel: string,
    rows: readonly (StockApplication | Refusal)[],
    share: Share,
  ): Promise<(QuantityResult | Refusal)[]> {
    const permitted = rows.map((row) => (row instanceof Refusal ? row : refuseFarAhead(row)));
    const applications = acceptedOf(permitted);
    return this.transactor.run(share, async (unitOfWork) => {
      const results = new Map<string, QuantityResult>();
      for await (const states of statesInPortions(unitOfWork, applications, salesChannel)) {
        for (const [subject, state] of states) results.set(subject, resultOf(state));
      }
      const resultFor = (row: StockApplication) =>
        results.get(skuSubject(row)) ?? resultOf(undefined);
      const shown = applications.filter((row) => resultFor(row).result === 'applied');
      lockStock(unitOfWork, shown);
      setLastIntegrationDates(unitOfWork, shown);
      return permitted.map((row) => (row instanceof Refusal ? row : resultFor(row)));
    });
  }
}

function resultOf(state: ListingState | undefined): QuantityResult {
  if (!state) return { result: 'unknown-sku' };
  const listing = presentListing(state);
  return 'reason' in listing
    ? { result: 'withdrawn', reason: listing.reason }
    : { result: 'applied' };
}

function refuseFarAhead(row: StockApplication): StockApplication | Refusal {
  if (!isFarAhead(row.appliedAt, new Date())) return row;
  const detail = `must not be more than ${MINUTES_AHEAD} minutes in the future`;
  return new Refusal('validation-failed', 'Fields of the row are not valid.', {
    errors: [{ pointer: '/appliedAt', code: 'too-far-ahead', detail }],
  });
}
