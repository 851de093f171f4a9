import { FxRateChanged } from '#contracts';
import { Republications } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { fxRateChanged } from './events.js';
import { PUBLISHED_AT, lockPublishedRates } from './store/fx-rate.store.js';

interface PairKey {
  quote: string;
}

/** Publishes the rate in force of each pair again (decision 8.7). */
@Injectable()
export class RepublishFxRates {
  constructor(republications: Republications) {
    republications.add<PairKey>('fx-rates', {
      table: 'fx_pair',
      key: { quote: 'quote' },
      changedAt: PUBLISHED_AT,
      publish,
    });
  }
}

async function publish(unitOfWork: UnitOfWork, keys: readonly PairKey[]): Promise<number> {
  const quotes = keys.map(({ quote }) => quote);
  const rates = await lockPublishedRates(unitOfWork, quotes);
  for (const { rate, version } of rates)
    unitOfWork.republish(FxRateChanged, fxRateChanged(rate, version));
  return rates.length;
}
