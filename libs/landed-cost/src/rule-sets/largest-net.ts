import { Decimal, minorUnits } from '#money';
import { noDutyRate, type Unassessed } from './evaluate.js';
import { bracketOf, classify, sized, tested, type GoodsClass } from './goods-classes.js';
import { done, type Result } from '../result.js';
import { exceeds, settle } from '../settle.js';
import { taxesIn, totalOf, withoutDutyRate, type Context, type Tax } from './taxes-in.js';

/**
 * Values of the goods for which the brackets of all classes do not change: above `above`, up to and including `upTo`.
 */
interface Interval {
  above: Decimal;
  upTo: Decimal | undefined;
}

/**
 * Finds the largest net N with N + T(N) not above a price (decisions 5.4, 9.7): the goods, freight and insurance of a
 * consignment whose lines share the goods. At the start of a bracket, N + T(N) jumps or falls; for a price within a
 * jump, the result is the end of the lower bracket. The rates of the last bracket also apply above its limit; {@link
 * evaluate} detects that.
 * @param currency of the price; if taxes have a minimum or maximum, the search uses its minor unit
 */
export function largestNet(
  context: Context,
  price: Decimal,
  currency: string,
): Result<Decimal, Exclude<Unassessed, 'value-over-simplified-regime'>> {
  const { compiled, consignment } = context;
  const classes = classify(compiled, consignment);
  if (!classes.ok) return classes;
  const step = new Decimal(10).pow(-minorUnits(currency));
  const beside = consignment.freight.plus(consignment.insurance);
  const intervals = intervalsOf(classes.value, context);
  for (const interval of intervals.toReversed()) {
    const { goods, unrated } = largestIn(
      interval,
      classes.value,
      context,
      price.minus(beside),
      step,
    );
    if (interval === intervals[0] || exceeds(goods, interval.above)) {
      if (unrated) return noDutyRate(compiled.rules.destination, unrated);
      return done(Decimal.max(goods.plus(beside), ZERO));
    }
  }
  throw new Error('there is no interval');
}

/**
 * Each limit of a case except the last begins an interval. The amount that is compared with the limit grows in
 * proportion to the goods.
 */
function intervalsOf(classes: readonly GoodsClass[], context: Context): Interval[] {
  const { consignment, rates } = context;
  const [first, second] = [1, 2].map((goods) => sized(classes, new Decimal(goods), consignment));
  const limits = classes.flatMap(({ rules: { brackets, limit } }, index) => {
    const atOne = tested(first![index]!, first!);
    const slope = tested(second![index]!, second!).minus(atOne);
    if (slope.isZero()) return [];
    return brackets
      .slice(0, -1)
      .map(({ upTo }) => upTo!.times(rates.local(limit.currency)).minus(atOne.minus(slope)))
      .map((value) => settle(value.dividedBy(slope)));
  });
  const rising = limits
    .filter((limit) => limit.greaterThan(0))
    .toSorted((a, b) => a.comparedTo(b))
    .filter((limit, index, all) => index === 0 || exceeds(limit, all[index - 1]!));
  return [ZERO, ...rising].map((above, index) => ({ above, upTo: rising[index] }));
}

interface Largest {
  goods: Decimal;
  /** Goods with an unknown duty, which was counted as 0, so the value may be too large. */
  unrated: GoodsClass | undefined;
}

function largestIn(
  interval: Interval,
  classes: readonly GoodsClass[],
  context: Context,
  price: Decimal,
  step: Decimal,
): Largest {
  const { above, upTo } = interval;
  const brackets = bracketsIn(interval, classes, context);
  const placedAt = (goods: Decimal) =>
    sized(classes, goods, context.consignment).map((sizedClass, index) => ({
      goodsClass: sizedClass,
      bracket: brackets[index]!,
    }));
  const onLine = (goods: Decimal) => taxesIn(placedAt(goods), { ...context, belowZero: true });
  const [first, second] = [onLine(ONE), onLine(TWO)];
  const straight =
    !brackets.some(({ bounded }) => bounded) &&
    !(brackets.some(({ lessened }) => lessened) && someNegative(onLine(above)));
  const goods = straight
    ? inverse(ONE.plus(totalOf(first)), TWO.plus(totalOf(second)), price)
    : bySearch((value) => totalOf(taxesIn(placedAt(value), context)), price, interval, step);
  return {
    goods: upTo ? Decimal.min(goods, upTo) : goods,
    unrated: withoutDutyRate(first),
  };
}

/**
 * At the start of an interval, the deduction would exceed the tax of some goods, so the shares of the others are not
 * linear.
 */
function someNegative(taxes: readonly Tax[]): boolean {
  return taxes.some(({ shares }) =>
    shares.some(({ value }) => value.isNegative() && !value.isZero()),
  );
}

/** The brackets at the middle of an interval, so that rounding cannot select the next interval. */
function bracketsIn({ above, upTo }: Interval, classes: readonly GoodsClass[], context: Context) {
  const middle = upTo ? above.plus(upTo).dividedBy(2) : above.plus(1);
  const all = sized(classes, middle, context.consignment);
  return all.map(
    (sizedClass) => bracketOf(sizedClass, all, context.rates) ?? sizedClass.rules.brackets.at(-1)!,
  );
}

/** Two points of a straight line give the goods at a price. */
function inverse(atOne: Decimal, atTwo: Decimal, price: Decimal): Decimal {
  const slope = atTwo.minus(atOne);
  return settle(price.minus(atOne.minus(slope)).dividedBy(slope));
}

/** Taxes rise with the value within an interval, so a binary search finds the last whole step that fits. */
function bySearch(
  taxesOn: (goods: Decimal) => Decimal,
  price: Decimal,
  { above, upTo }: Interval,
  step: Decimal,
): Decimal {
  if (price.isNegative()) return price;
  const most = upTo ? Decimal.min(price, upTo) : price;
  let low = above.dividedBy(step).floor();
  let high = most.dividedBy(step).floor();
  while (low.lessThan(high)) {
    const middle = low.plus(high).plus(1).dividedBy(2).floor();
    const goods = middle.times(step);
    if (exceeds(goods.plus(taxesOn(goods)), price)) high = middle.minus(1);
    else low = middle;
  }
  return low.times(step);
}

const ZERO = new Decimal(0);
const ONE = new Decimal(1);
const TWO = new Decimal(2);
