import { roundUpToEnding, type Decimal, type PriceEnding } from '#money';
import type { Localization, PriceKind } from './localization.js';

/** What of a price is compared. */
export type Figure = 'payout' | 'retail' | 'shown';

/** What a price was, as far as it matters for making it again; the failure of one that waits for terms is null. */
export type Before = { sale: Decimal; list: Decimal } | { failure: string | null };

/**
 * Is a price worth localizing again? Yes when its outcome would differ, or when the figure compared changes by more
 * than the share (decision 5.6). One stays while it cannot be made only because terms have not arrived (decision 9.6).
 */
export function isWorthRequeueing(
  before: Before,
  after: Localization,
  figure: Figure,
  share: number,
): boolean {
  if (!after.ok && after.isNotYet) return false;
  if ('failure' in before) return after.ok || after.code !== before.failure;
  if (!after.ok) return true;
  const { sale, list } = after.price;
  return changesBy(before.sale, sale[figure], share) || changesBy(before.list, list[figure], share);
}

function changesBy(before: Decimal, after: Decimal, share: number): boolean {
  return after.minus(before).abs().greaterThan(before.times(share));
}

/**
 * The figures that show a change: of an origin price the shown price where the channel's terms changed, and the retail
 * price where they did not, or where taxes are not in the shown one; of a destination price, which is shown as it was
 * sent, the payout that it leaves (decision 5.4).
 */
export function figuresOf(
  kind: PriceKind,
  change: 'terms' | 'amounts',
  taxesOnline = false,
): [Figure, ...Figure[]] {
  if (kind === 'destination') return ['payout'];
  if (change === 'amounts') return ['retail'];
  return taxesOnline ? ['shown', 'retail'] : ['shown'];
}

/** Does a shown price miss the channel's ending? A destination price, shown as it was sent, never does (decision 5.4). */
export function missesEnding(before: Before, kind: PriceKind, ending: PriceEnding): boolean {
  if ('failure' in before || kind === 'destination') return false;
  return [before.sale, before.list].some((tag) => !roundUpToEnding(tag, ending).equals(tag));
}
