import type { UnitOfWork } from '#messaging';
import { localize } from './domain/localization.js';
import { isWorthRequeueing, missesEnding } from './domain/requeueing.js';
import { readSubjects } from './pricing-facts.store.js';
import type { PricedSubject } from './pricing-facts.store.js';

/**
 * Those of the prices that are worth making again by what is known now (decision 5.6); never one that is queued,
 * which is made by it anyway.
 * @param change `terms` of the channel are compared by price tags, and a tag must be on the channel's ending;
 *   anything else by retail prices
 * @param share 0.005 is half a per cent
 */
export async function movedPrices(
  uow: UnitOfWork,
  priceIds: readonly string[],
  change: 'terms' | 'amounts',
  share: number,
): Promise<PricedSubject[]> {
  const now = new Date();
  const subjects = [...(await readSubjects(uow, priceIds)).values()];
  return subjects.filter(({ before, asked, facts }) => {
    if (!before) return false;
    const after = localize(asked, facts, now);
    if (change === 'amounts') return isWorthRequeueing(before.retail, after, 'retail', share);
    const ending = facts.channel?.ending;
    return (
      isWorthRequeueing(before.shown, after, 'shown', share) ||
      (ending !== undefined && missesEnding(before.shown, asked.kind, ending))
    );
  });
}
