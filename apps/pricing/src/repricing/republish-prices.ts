import { PriceLocalizationFailed, PriceLocalized } from '#contracts';
import { Republications } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Database, ProjectionWaiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { priceLocalizationFailed, priceLocalized } from '../prices/events.js';
import { isKnownMerchant } from '../prices/store/reference.store.js';
import { failedPrices, lockPrices, SETTLED_AT, validPrices } from './store/settled-price.store.js';

interface PriceKey {
  priceId: string;
}

/**
 * Publishes the current state of every price again: valid prices, and the failures of prices that could not be
 * localized (decision 8.7).
 */
@Injectable()
export class RepublishPrices {
  constructor(
    private readonly database: Database,
    private readonly projectionWaiter: ProjectionWaiter,
    republications: Republications,
  ) {
    republications.add<PriceKey>('prices', {
      table: 'price_request',
      key: { priceId: 'price_id' },
      changedAt: SETTLED_AT,
      knowsMerchant: (merchantId) => this.knowsMerchant(merchantId),
      publish,
    });
  }

  /** Waits for the merchant, which may have been created a moment ago (decision 1.13). */
  private knowsMerchant(merchantId: string): Promise<boolean> {
    return this.projectionWaiter.until(
      () => isKnownMerchant(this.database, merchantId),
      (isKnown) => isKnown,
    );
  }
}

async function publish(unitOfWork: UnitOfWork, keys: readonly PriceKey[]): Promise<number> {
  const ids = keys.map(({ priceId }) => priceId);
  lockPrices(unitOfWork, ids);
  const valid = await validPrices(unitOfWork, ids);
  const failed = await failedPrices(unitOfWork, ids);
  for (const price of valid) unitOfWork.republish(PriceLocalized, priceLocalized(price, price));
  for (const price of failed) {
    unitOfWork.republish(PriceLocalizationFailed, priceLocalizationFailed(price, price));
  }
  return valid.length + failed.length;
}
