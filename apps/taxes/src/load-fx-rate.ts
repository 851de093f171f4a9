import { FxRateChanged } from '#contracts';
import { HttpTransactor } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { decimal } from '#money';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { fxRateChanged } from './events.js';
import { FxRates, insertRate, lockPair, rateBeginningAt, settlePair } from './fx-rate.store.js';
import type { FxRate, NewFxRate } from './fx-rate.store.js';

/** An operator loads an exchange rate (decision 5.6). */
@Injectable()
export class LoadFxRate {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly fxRates: FxRates,
  ) {}

  /** @throws Refusal `fx-rate-exists` when another rate of the pair begins at the same moment */
  async run(rate: NewFxRate): Promise<FxRate> {
    const loaded = await this.transactor.run({}, (uow) => loadFxRate(uow, rate));
    this.fxRates.forget(rate.quote);
    return loaded;
  }
}

/**
 * Adds a rate and tells it if it is now the one in force. Loading the very same rate again changes nothing; a
 * different one for the same moment is refused, as rates are never edited in place.
 */
export async function loadFxRate(uow: UnitOfWork, rate: NewFxRate): Promise<FxRate> {
  await lockPair(uow, rate.quote);
  const added = await insertRate(uow, rate);
  if (!added) return sameAsBefore(uow, rate);
  await tellRateInForce(uow, rate.quote);
  return added;
}

/** Publishes the rate of a locked pair that is in force, unless that was done before. */
export async function tellRateInForce(uow: UnitOfWork, quote: string): Promise<void> {
  const changed = await settlePair(uow, quote);
  if (changed) uow.publish(FxRateChanged, fxRateChanged(changed.rate, changed.version));
}

async function sameAsBefore(
  uow: UnitOfWork,
  { quote, rate, validFrom, source }: NewFxRate,
): Promise<FxRate> {
  const known = validFrom && (await rateBeginningAt(uow, quote, validFrom));
  if (known && decimal(known.rate).equals(decimal(rate)) && known.source === source) return known;
  const moment = validFrom?.toISOString() ?? 'this very moment';
  throw new Refusal(
    'fx-rate-exists',
    `Another rate of USD/${quote} comes into force at ${moment}.`,
  );
}
