import type { Day } from '#landed-cost';
import type { Decimal } from '#money';
import type { Conditions } from '../../prices/domain/conditions.js';
import {
  localize,
  type RequestedPrice,
  type PricingFacts,
} from '../../prices/domain/localization.js';
import { figuresOf, isWorthRequeueing } from '../../prices/domain/requeueing.js';

/** A price with the facts for its computation. */
export interface ComparedPrice {
  priceId: string;
  requestedPrice: RequestedPrice;
  facts: PricingFacts;
}

/**
 * The price with the largest change: the buyer's price for an origin price, the merchant's payout for a destination
 * price.
 */
export interface LargestMove {
  priceId: string;
  /** The change as a share: 0.05 is five per cent of the previous price, up or down. */
  share: Decimal;
  before: Decimal;
  after: Decimal;
  currency: string;
}

export interface PriceMoves {
  compared: number;
  /** The number of prices that change by more than the share, without prices that fail or recover. */
  moved: number;
  /** The prices that would fail, by code; `detail` is that of the first price. */
  failing: Map<string, { prices: number; detail: string }>;
  /** The number of prices that fail under the old terms, but not under the new ones. */
  recovering: number;
  largest?: LargestMove;
}

export function noMoves(): PriceMoves {
  return { compared: 0, moved: 0, failing: new Map(), recovering: 0 };
}

/** The conditions of prices before and after a change, both on the same day. */
export interface Change {
  before: Conditions;
  after: Conditions;
  day: Day;
  /** 0.005 is half a per cent. */
  share: number;
}

/** Adds the effect of a change on a price. */
export function addMove(moves: PriceMoves, price: ComparedPrice, change: Change): void {
  const { requestedPrice, facts, priceId } = price;
  const before = localize(requestedPrice, facts, change.before, change.day);
  const after = localize(requestedPrice, facts, change.after, change.day);
  moves.compared += 1;
  if (!after.ok) {
    if (before.ok) addFailure(moves, after);
    return;
  }
  if (!before.ok) {
    moves.recovering += 1;
    return;
  }
  const [figure] = figuresOf(requestedPrice.kind, 'amounts');
  const { sale, list } = before.price;
  const figures = { sale: sale[figure], list: list[figure] };
  if (isWorthRequeueing(figures, after, figure, change.share)) moves.moved += 1;
  const currency =
    requestedPrice.kind === 'origin' ? before.localizedCurrency : facts.merchant.currency;
  const pair = { priceId, before: figures.sale, after: after.price.sale[figure], currency };
  if (pair.before.isZero()) return;
  const share = pair.after.minus(pair.before).abs().dividedBy(pair.before);
  if (share.greaterThan(moves.largest?.share ?? 0)) moves.largest = { ...pair, share };
}

function addFailure({ failing }: PriceMoves, { code, detail }: { code: string; detail: string }) {
  const failure = failing.get(code) ?? { prices: 0, detail };
  failing.set(code, { ...failure, prices: failure.prices + 1 });
}
