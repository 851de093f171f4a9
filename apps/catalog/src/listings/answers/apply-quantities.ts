import { HttpTransactor } from '#messaging';
import { acceptedOf, Refusal, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  lockStock,
  setLastIntegrationDates,
  type StockApplication,
} from '../../inventory/store/inventory.store.js';
import { skuSubject } from '../../skus/domain/sku.js';
import { listedSkus } from '../store/listed-sku.store.js';

/** What a reported quantity led to. */
export interface QuantityResult {
  result: 'applied' | 'unknown-sku';
}

const AHEAD_MS = 24 * 3_600_000;

/** Records when a channel applied quantities, as those on its stream (decisions 4.4, 10.4). */
@Injectable()
export class ApplyQuantities {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * @param rows the applications, or why they cannot be read
   * @returns what became of each row, in their order
   */
  async apply(
    salesChannel: string,
    rows: readonly (StockApplication | Refusal)[],
    share: Share,
  ): Promise<(QuantityResult | Refusal)[]> {
    const permitted = rows.map((row) => (row instanceof Refusal ? row : refuseFarAhead(row)));
    const applications = acceptedOf(permitted);
    return this.transactor.run(share, async (unitOfWork) => {
      const listed = await listedSkus(unitOfWork, applications, salesChannel);
      const isListed = (row: StockApplication) => listed.has(skuSubject(row));
      const known = applications.filter(isListed);
      lockStock(unitOfWork, known);
      setLastIntegrationDates(unitOfWork, known);
      return permitted.map((row) => {
        if (row instanceof Refusal) return row;
        return { result: isListed(row) ? 'applied' : 'unknown-sku' };
      });
    });
  }
}

/** A date far ahead would hide every later one. */
function refuseFarAhead(row: StockApplication): StockApplication | Refusal {
  if (row.appliedAt.getTime() <= Date.now() + AHEAD_MS) return row;
  const detail = 'must not be more than 24 hours in the future';
  return new Refusal('validation-failed', 'Fields of the row are not valid.', {
    errors: [{ pointer: '/appliedAt', code: 'too-far-ahead', detail }],
  });
}
