import type { UnitOfWork } from '#messaging';
import { localize, type Localization } from './domain/localization.js';
import type { PriceWish } from './store/price-request.store.js';
import { readConditions } from './store/conditions.store.js';
import { readFacts, readSubjects, type PricedSubject } from './store/pricing-facts.store.js';

/** The newest request of a price, with the resulting price according to the current facts. */
export interface LocalizedRequest extends PricedSubject {
  localization: Localization;
}

/** Localizes the newest requests of prices and writes nothing. @returns the results by price */
export async function localizeRequests(
  unitOfWork: UnitOfWork,
  priceIds: readonly string[],
): Promise<Map<string, LocalizedRequest>> {
  const subjects = await readSubjects(unitOfWork, priceIds);
  const conditions = await readConditions(
    unitOfWork,
    subjects.map(({ facts }) => facts),
  );
  return new Map(
    subjects.map((subject) => [
      subject.priceId,
      { ...subject, localization: localize(subject.requestedPrice, subject.facts, conditions) },
    ]),
  );
}

/** The number of prices that are read together and localized in one turn of the event loop. */
const TOGETHER = 50;

/**
 * Localizes requested prices that are not written yet.
 * @returns the results in order
 */
export async function localizeWishes(
  unitOfWork: UnitOfWork,
  wishes: readonly PriceWish[],
): Promise<Localization[]> {
  const localizations: Localization[] = [];
  for (let start = 0; start < wishes.length; start += TOGETHER) {
    const part = wishes.slice(start, start + TOGETHER);
    const facts = await readFacts(unitOfWork, part);
    const conditions = await readConditions(unitOfWork, facts);
    for (const [index, wish] of part.entries()) {
      const factsOfWish = facts[index];
      if (!factsOfWish) throw new Error(`no merchant or SKU of ${wish.merchantId}:${wish.skuId}`);
      localizations.push(localize(wish, factsOfWish, conditions));
    }
  }
  return localizations;
}
