import { Decimal, sum } from '#money';
import type { Bracket, Regime, TaxName, TaxRule } from '../rules/regime.js';

/** One tax with its legal rate and its unrounded value in local currency. */
export interface Tax {
  name: TaxName;
  rate: Decimal;
  value: Decimal;
}

/** The bracket of a net value; undefined above the simplified regime. The limit is compared exactly (decision 5.8). */
export function bracketOf(regime: Regime, net: Decimal, localPerUsd: Decimal): Bracket | undefined {
  return regime.find(
    ({ upToUsd }) => upToUsd === null || net.lessThanOrEqualTo(upToUsd.times(localPerUsd)),
  );
}

/** The taxes of a bracket on a net value, unrounded, in the order of the law. */
export function taxesIn(bracket: Bracket, net: Decimal, localPerUsd: Decimal): Tax[] {
  let dutiable = net;
  return bracket.taxes.map((rule) => {
    const value = taxOn(rule, rule.on === 'value' ? net : dutiable, localPerUsd);
    dutiable = dutiable.plus(value);
    return { name: rule.name, rate: rule.rate, value };
  });
}

function taxOn(rule: TaxRule, base: Decimal, localPerUsd: Decimal): Decimal {
  const charged = base.times(rule.rate);
  // the division comes last, so that a value that ends in exactly half a cent stays that
  const full = rule.insideItsBase ? charged.dividedBy(new Decimal(1).minus(rule.rate)) : charged;
  return rule.deductUsd ? full.minus(rule.deductUsd.times(localPerUsd)) : full;
}

/**
 * The largest net N with N + T(N) not above a price (decision 5.4). Where a bracket begins, N + T(N) jumps; a price
 * inside such a jump takes the end of the bracket below. The last bracket's rates go on above its limit: the one who
 * minds asks {@link bracketOf}.
 */
export function largestNet(regime: Regime, price: Decimal, localPerUsd: Decimal): Decimal {
  for (let i = regime.length - 1; i > 0; i -= 1) {
    const above = regime[i - 1]!.upToUsd!.times(localPerUsd);
    const net = netWithin(regime[i]!, price, localPerUsd, i === regime.length - 1);
    if (net.greaterThan(above)) return net;
  }
  return netWithin(regime[0]!, price, localPerUsd, regime.length === 1);
}

/** Inside a bracket N + T(N) is a straight line, so two of its points give the inverse. */
function netWithin(bracket: Bracket, price: Decimal, localPerUsd: Decimal, last: boolean): Decimal {
  const gross = (net: number) =>
    sum(taxesIn(bracket, new Decimal(net), localPerUsd).map(({ value }) => value)).plus(net);
  const atZero = gross(0);
  const net = settle(price.minus(atZero).dividedBy(gross(1).minus(atZero)));
  return last || bracket.upToUsd === null
    ? net
    : Decimal.min(net, bracket.upToUsd.times(localPerUsd));
}

/**
 * Drops the noise that divisions leave behind the 20th decimal. An amount that is exactly a price ending, a bracket's
 * limit or half a cent must be found to be that, not one part in 10^40 more.
 */
export function settle(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(20);
}
