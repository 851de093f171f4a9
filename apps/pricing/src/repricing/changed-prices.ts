import type { UnitOfWork } from '#messaging';
import {
  figuresOf,
  isWorthRequeueing,
  missesEnding,
  type Figure,
} from '../prices/domain/requeueing.js';
import { localizeRequests } from '../prices/localize-requests.js';
import type { PricedSubject } from '../prices/store/pricing-facts.store.js';

/**
 * Those of the prices that are worth localizing again by what is known now (decision 5.6); never one that is queued and
 * does not wait, which is made by it anyway.
 * @param change of the `terms` of the channel, whose ending a price must have, or of anything else that `amounts` depend on
 * @param share 0.005 is half a per cent
 */
export async function changedPrices(
  unitOfWork: UnitOfWork,
  priceIds: readonly string[],
  change: 'terms' | 'amounts',
  share: number,
): Promise<PricedSubject[]> {
  const requests = await localizeRequests(unitOfWork, priceIds);
  return [...requests.values()].filter(({ before, asked, facts, localization }) => {
    if (!before) return false;
    const figures = figuresOf(asked.kind, change, facts.channel?.taxesOnline);
    const isMoved = (figure: Figure) =>
      isWorthRequeueing(before[figure], localization, figure, share);
    if (figures.some(isMoved)) return true;
    const ending = change === 'terms' ? facts.channel?.ending : undefined;
    return ending !== undefined && missesEnding(before.shown, asked.kind, ending);
  });
}
