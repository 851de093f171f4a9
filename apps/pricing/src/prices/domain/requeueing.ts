import { roundUpToEnding, type Decimal, type PriceEnding } from '#money';
import type { Localization, PriceKind } from './localization.js';

/** The compared parts of a price. */
export type Figure = 'payout' | 'retail' | 'shown';

/**
 * The previous outcome of a price, as far as it matters for repeating it; the failure of a price that waits for terms
 * is null.
 */
export type Before = { sale: Decimal; list: Decimal } | { failure: string | null };

/**
 * Whether to localize a price again: if its outcome would differ, or if the compared number changes by more than the
 * share (decision 5.6). A price stays as long as only missing terms prevent its computation (decision 9.6).
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
 * The numbers that show a change. For an origin price: the shown price if the channel's terms changed, and the retail
 * price if they did not, or if the shown price excludes taxes. For a destination price, which is shown as sent: its
 * payout (decision 5.4).
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

/**
 * Whether a shown price does not have the channel's ending; always false for a destination price, which is shown as
 * sent (decision 5.4).
 */
export function missesEnding(before: Before, kind: PriceKind, ending: PriceEnding): boolean {
  if ('failure' in before || kind === 'destination') return false;
  return [before.sale, before.list].some((tag) => !roundUpToEnding(tag, ending).equals(tag));
}
