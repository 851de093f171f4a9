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
 * The prices to localize again according to the current facts (decision 5.6), without prices that are queued and do not
 * wait: their localization uses the current facts anyway.
 * @param change a change of the channel's `terms`, whose ending a price must have, or of any other input of `amounts`
 * @param share 0.005 is half a per cent
 */
export async function changedPrices(
  unitOfWork: UnitOfWork,
  priceIds: readonly string[],
  change: 'terms' | 'amounts',
  share: number,
): Promise<PricedSubject[]> {
  const requests = await localizeRequests(unitOfWork, priceIds);
  return [...requests.values()].filter(({ before, requestedPrice, facts, localization }) => {
    if (!before) return false;
    const figures = figuresOf(requestedPrice.kind, change, facts.channel?.taxesOnline);
    const isMoved = (figure: Figure) =>
      isWorthRequeueing(before[figure], localization, figure, share);
    if (figures.some(isMoved)) return true;
    const ending = change === 'terms' ? facts.channel?.priceEnding : undefined;
    return ending !== undefined && missesEnding(before.shown, requestedPrice.kind, ending);
  });
}
