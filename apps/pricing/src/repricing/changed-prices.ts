import type { UnitOfWork } from '#messaging';
import { localize } from '../prices/domain/localization.js';
import { figureOf, isWorthRequeueing, missesEnding } from '../prices/domain/requeueing.js';
import { readSubjects, type PricedSubject } from '../prices/store/pricing-facts.store.js';

/**
 * Those of the prices that are worth making again by what is known now (decision 5.6); never one that is queued,
 * which is made by it anyway.
 * @param change of the `terms` of the channel, on whose ending a tag must be, or of anything else that `amounts` hang on
 * @param share 0.005 is half a per cent
 */
export async function changedPrices(
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
    const figure = figureOf(asked.kind, change);
    if (isWorthRequeueing(before[figure], after, figure, share)) return true;
    const ending = change === 'terms' ? facts.channel?.ending : undefined;
    return ending !== undefined && missesEnding(before.shown, asked.kind, ending);
  });
}
