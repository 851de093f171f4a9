import { FxRateChanged } from '#contracts';
import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { decimal } from '#money';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { fxRateChanged } from './events.js';
import {
  FxRates,
  insertRate,
  isBackDated,
  lockPair,
  rateBeginningAt,
  settlePair,
  type FxRate,
  type NewFxRate,
} from './store/fx-rate.store.js';

/** An operator loads an exchange rate (decision 5.6). */
@Injectable()
export class LoadFxRate {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly fxRates: FxRates,
  ) {}

  /** @throws Refusal `fx-rate-exists`, `fx-rate-back-dated`: see {@link loadFxRate} */
  async load(rate: NewFxRate): Promise<FxRate> {
    const rateLoaded = await this.transactor.run('operators', async (unitOfWork) => {
      const { loaded, isNew } = await loadFxRate(unitOfWork, rate);
      if (isNew) {
        const { quote, rate: units, validFrom, source } = loaded;
        const details = { quote, rate: units, validFrom: validFrom.toISOString(), source };
        await recordAudit(unitOfWork, { who: rate.loadedBy, what: 'fx-rate.loaded', details });
      }
      return loaded;
    });
    this.fxRates.invalidate(rate.quote);
    return rateLoaded;
  }
}

/**
 * Adds a rate and publishes it if it is effective now. Loading the same rate again changes nothing. Rates are never
 * edited in place, and answers for past days do not change (decision 5.9).
 * @throws Refusal `fx-rate-exists` if another rate of the pair begins at the same moment, `fx-rate-back-dated` if the
 * rate would change a past day
 */
export async function loadFxRate(
  unitOfWork: UnitOfWork,
  rate: NewFxRate,
): Promise<{ loaded: FxRate; isNew: boolean }> {
  await lockPair(unitOfWork, rate.quote);
  const stored = rate.validFrom && (await rateBeginningAt(unitOfWork, rate.quote, rate.validFrom));
  if (stored) return { loaded: theSame(stored, rate), isNew: false };
  if (rate.validFrom && (await isBackDated(unitOfWork, rate.quote, rate.validFrom))) {
    throw backDated(rate.quote, rate.validFrom);
  }
  const loaded = await insertRate(unitOfWork, rate);
  if (!loaded) throw exists(rate.quote, 'this very moment');
  await settleAndPublishRate(unitOfWork, rate.quote);
  return { loaded, isNew: true };
}

/** Marks the rate in force of a locked pair as published and publishes it, unless it was published before. */
export async function settleAndPublishRate(unitOfWork: UnitOfWork, quote: string): Promise<void> {
  const changed = await settlePair(unitOfWork, quote);
  if (changed) unitOfWork.publish(FxRateChanged, fxRateChanged(changed.rate, changed.version));
}

function theSame(stored: FxRate, { rate, source }: NewFxRate): FxRate {
  if (decimal(stored.rate).equals(decimal(rate)) && stored.source === source) return stored;
  throw exists(stored.quote, stored.validFrom.toISOString());
}

function exists(quote: string, moment: string): Refusal {
  const detail = `Another rate of USD/${quote} comes into force at ${moment}.`;
  return new Refusal('fx-rate-exists', detail);
}

function backDated(quote: string, validFrom: Date): Refusal {
  const code = 'fx-rate-back-dated';
  const day = validFrom.toISOString().slice(0, 10);
  const detail = `${day} is over, so the rate of USD/${quote} on that day can no longer change.`;
  return new Refusal(code, detail, { errors: [{ pointer: '/validFrom', code, detail }] });
}
