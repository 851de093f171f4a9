import type { RuleSet, TaxRule, TaxedCase } from '../rule-set.js';

/** A tax and its position in a rule set. */
export interface PlacedTax {
  tax: TaxRule;
  pointer: string;
  rules: TaxedCase;
  case: number;
  bracket: number;
}

/** The taxes of each bracket, in the order of the document. */
export function taxesByBracket({ cases }: RuleSet): PlacedTax[][] {
  return cases.flatMap((rules, index) =>
    'refuse' in rules
      ? []
      : rules.brackets.map(({ taxes }, bracket) =>
          taxes.map((tax, taxIndex) => ({
            tax,
            pointer: `/cases/${index}/brackets/${bracket}/taxes/${taxIndex}`,
            rules,
            case: index,
            bracket,
          })),
        ),
  );
}
