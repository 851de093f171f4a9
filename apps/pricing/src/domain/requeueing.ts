import { roundUpToEnding } from '#money';
import type { Decimal, PriceEnding } from '#money';
import type { Localization, PriceKind } from './localization.js';

/** What a price was, as far as it matters for making it again. */
export type Before = { sale: Decimal; list: Decimal } | { failure: string };

/**
 * Is a price worth making again? Yes when its outcome would be another one, or when the figures compared (price tags
 * for a channel's new terms, else retail prices) move by more than the share (decision 5.6).
 */
export function isWorthRequeueing(
  before: Before,
  after: Localization,
  figure: 'retail' | 'shown',
  share: number,
): boolean {
  if ('failure' in before) return after.ok || after.code !== before.failure;
  if (!after.ok) return true;
  const { sale, list } = after.price;
  return movesBy(before.sale, sale[figure], share) || movesBy(before.list, list[figure], share);
}

function movesBy(before: Decimal, after: Decimal, share: number): boolean {
  return after.minus(before).abs().greaterThan(before.times(share));
}

/** Is a price tag off the channel's ending? A destination price is shown as it was sent, so it never is (decision 5.4). */
export function missesEnding(before: Before, kind: PriceKind, ending: PriceEnding): boolean {
  if ('failure' in before || kind === 'destination') return false;
  return [before.sale, before.list].some((tag) => !roundUpToEnding(tag, ending).equals(tag));
}
