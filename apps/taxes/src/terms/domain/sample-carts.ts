import {
  compileDutyRates,
  compileRuleSet,
  evaluate,
  type DutyRates,
  type RuleSet,
} from '#landed-cost';
import { Decimal, decimal, roundMoney, toAmount } from '#money';

/** One parcel of T-shirts from the United States, made in China; amounts in US dollars. */
const LINE = { hsCode: '610910', origin: 'CN', quantity: new Decimal(1) };
const SHIPPED_FROM = 'US';
const FREIGHT = 10;
const GOODS = [20, 100, 200, 1_000];

/** The input for computing the taxes on a cart. */
export interface SampleRates {
  /** Units of each currency of the rules per US dollar. */
  perUsd: ReadonlyMap<string, string>;
  duties: DutyRates | undefined;
}

/** The taxes on a cart, in US dollars, or the code of its refusal. */
export interface SampleTaxes {
  total?: number;
  taxes?: { name: string; amount: number; informative?: boolean }[];
  refused?: string;
}

/** A cart with its taxes under the previous and the new rules. */
export interface SampleCart {
  goods: number;
  freight: number;
  before?: SampleTaxes;
  after: SampleTaxes;
}

/** The taxes of a few carts, for comparing two rule sets. */
export function sampleCarts(
  rules: RuleSet,
  before: RuleSet | undefined,
  rates: SampleRates,
): SampleCart[] {
  const after = taxesUnder(rules, rates);
  const then = before && taxesUnder(before, rates);
  return GOODS.map((goods) => ({
    goods,
    freight: FREIGHT,
    ...(then && { before: then(goods) }),
    after: after(goods),
  }));
}

function taxesUnder(rules: RuleSet, { perUsd, duties }: SampleRates) {
  const compiled = compileRuleSet(rules);
  const table = duties && compileDutyRates(duties);
  if ([...compiled.currencies].some((currency) => currency !== 'USD' && !perUsd.has(currency))) {
    return (): SampleTaxes => ({ refused: 'no-fx-rate' });
  }
  const local = (currency: string) =>
    new Decimal(1).dividedBy(decimal(currency === 'USD' ? '1' : perUsd.get(currency)!));
  return (goods: number): SampleTaxes => {
    const consignment = {
      lines: [{ ...LINE, value: decimal(goods) }],
      freight: decimal(FREIGHT),
      insurance: new Decimal(0),
      shippedFrom: SHIPPED_FROM,
    };
    const assessed = evaluate(compiled, consignment, { local, duties: table });
    if (!assessed.ok) return { refused: assessed.code };
    const { taxes, total } = assessed.value;
    return {
      total: toAmount(roundMoney(total, 'USD')),
      taxes: taxes.map(({ name, value, informative }) => ({
        name,
        amount: toAmount(roundMoney(value, 'USD')),
        ...(informative === true && { informative }),
      })),
    };
  };
}
