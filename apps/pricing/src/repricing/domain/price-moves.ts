import type { Day } from '#landed-cost';
import type { Decimal } from '#money';
import type { Conditions } from '../../prices/domain/conditions.js';
import { localize, type PriceAsked, type PricingFacts } from '../../prices/domain/localization.js';
import { figuresOf, isWorthRequeueing } from '../../prices/domain/requeueing.js';

/** A price with what it is made of. */
export interface ComparedPrice {
  priceId: string;
  asked: PriceAsked;
  facts: PricingFacts;
}

/** The price that moves most: what the buyer pays for an origin price, what the merchant gets for a destination price. */
export interface LargestMove {
  priceId: string;
  /** 0.05 is five per cent of the price before, up or down. */
  share: Decimal;
  before: Decimal;
  after: Decimal;
  currency: string;
}

export interface PriceMoves {
  compared: number;
  /** By more than the share, those that fail or recover apart. */
  moved: number;
  /** Those that would be refused, by code; `detail` is that of the first. */
  failing: Map<string, { prices: number; detail: string }>;
  /** Refused by the terms before, and not by those after. */
  recovering: number;
  largest?: LargestMove;
}

export function noMoves(): PriceMoves {
  return { compared: 0, moved: 0, failing: new Map(), recovering: 0 };
}

/** What prices are made by before and after a change, both on the same day. */
export interface Change {
  before: Conditions;
  after: Conditions;
  day: Day;
  /** 0.005 is half a per cent. */
  share: number;
}

/** Adds what a change would do to a price. */
export function addMove(moves: PriceMoves, price: ComparedPrice, change: Change): void {
  const { asked, facts, priceId } = price;
  const before = localize(asked, facts, change.before, change.day);
  const after = localize(asked, facts, change.after, change.day);
  moves.compared += 1;
  if (!after.ok) {
    if (before.ok) addFailure(moves, after);
    return;
  }
  if (!before.ok) {
    moves.recovering += 1;
    return;
  }
  const [figure] = figuresOf(asked.kind, 'amounts');
  const { sale, list } = before.price;
  const figures = { sale: sale[figure], list: list[figure] };
  if (isWorthRequeueing(figures, after, figure, change.share)) moves.moved += 1;
  const currency = asked.kind === 'origin' ? before.localizedCurrency : facts.merchant.currency;
  const pair = { priceId, before: figures.sale, after: after.price.sale[figure], currency };
  if (pair.before.isZero()) return;
  const share = pair.after.minus(pair.before).abs().dividedBy(pair.before);
  if (share.greaterThan(moves.largest?.share ?? 0)) moves.largest = { ...pair, share };
}

function addFailure({ failing }: PriceMoves, { code, detail }: { code: string; detail: string }) {
  const known = failing.get(code) ?? { prices: 0, detail };
  failing.set(code, { ...known, prices: known.prices + 1 });
}
