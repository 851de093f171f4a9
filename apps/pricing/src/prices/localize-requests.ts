import type { UnitOfWork } from '#messaging';
import { localize, type Localization } from './domain/localization.js';
import { readSubjects, type PricedSubject } from './store/pricing-facts.store.js';

/** The newest request of a price, and the price that it makes by what is known now. */
export interface LocalizedRequest extends PricedSubject {
  localization: Localization;
}

/** Localizes the newest requests of prices and writes nothing. @returns them by price */
export async function localizeRequests(
  uow: UnitOfWork,
  priceIds: readonly string[],
  now: Date,
): Promise<Map<string, LocalizedRequest>> {
  const subjects = await readSubjects(uow, priceIds);
  return new Map(
    subjects.map((subject) => [
      subject.priceId,
      { ...subject, localization: localize(subject.asked, subject.facts, now) },
    ]),
  );
}
