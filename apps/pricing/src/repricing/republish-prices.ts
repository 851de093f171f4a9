import { PriceLocalized } from '#contracts';
import { Republications, type UnitOfWork } from '#messaging';
import { Database, ProjectionWaiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { priceLocalized } from '../prices/events.js';
import { MerchantEntity } from '../prices/store/merchant.entity.js';
import { LOCALIZED_AT, lockValidPrices } from './store/valid-price.store.js';

interface PriceKey {
  priceId: string;
}

/** Publishes every valid price again as it now is (decision 8.7). */
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
      changedAt: LOCALIZED_AT,
      knowsMerchant: (merchantId) => this.knowsMerchant(merchantId),
      publish,
    });
  }

  /** The merchant may have been set up a moment ago (decision 1.13). */
  private knowsMerchant(merchantId: string): Promise<boolean> {
    const merchants = this.database.http.getRepository(MerchantEntity);
    return this.projectionWaiter.until(
      () => merchants.existsBy({ merchantId }),
      (known) => known,
    );
  }
}

async function publish(uow: UnitOfWork, keys: readonly PriceKey[]): Promise<number> {
  const ids = keys.map(({ priceId }) => priceId);
  const prices = await lockValidPrices(uow, ids);
  for (const price of prices) uow.republish(PriceLocalized, priceLocalized(price, price));
  return prices.length;
}
