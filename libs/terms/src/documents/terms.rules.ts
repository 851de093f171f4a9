import { valueFaults, type Fault } from '#landed-cost';
import { rules } from '#edge';

type Rule = rules.Rule;

/** A text that is checked by the document's own rule, so that the faults of a member have the same text everywhere. */
function checked(
  { schema, check }: Rule,
  faultsOf: (text: string, pointer: string) => Fault[],
  more: Record<string, unknown> = {},
): Rule {
  return {
    schema: { ...schema, ...more },
    check: (value) => {
      const malformed = check(value);
      if (malformed) return malformed;
      const [fault] = faultsOf(value as string, '');
      return fault && { code: fault.code, detail: fault.detail };
    },
  };
}

const numeral = rules.text(32, 1);
const DECIMAL = { examples: ['12.50'] };

/** Below 10^11, with at most 4 decimals. */
export const amount = checked(numeral, valueFaults.amountFaults, DECIMAL);
export const measure = checked(numeral, valueFaults.measureFaults, DECIMAL);
export const measureAboveZero = checked(numeral, valueFaults.aboveZeroFaults, DECIMAL);
export const percent = checked(numeral, valueFaults.percentFaults, { examples: ['18.5'] });
export const rate = checked(numeral, valueFaults.rateFaults, { examples: ['0.19', '22/78'] });
export const rateOrLookup = checked(numeral, valueFaults.rateOrLookupFaults, {
  examples: ['0.19', '22/78', 'byHs'],
});
export const factor = checked(numeral, valueFaults.factorFaults, { examples: ['1.10'] });

export const day = checked(rules.day, valueFaults.dayFaults);
export const hsPrefix = checked(rules.text(10, 2), valueFaults.hsPrefixFaults, {
  pattern: '^\\d{2,10}$',
});
export const region = checked(rules.text(3, 1), valueFaults.regionFaults, {
  pattern: '^[A-Z0-9]{1,3}$',
});
export const currencyCode = checked(rules.text(3, 3), valueFaults.currencyFaults, {
  examples: ['EUR'],
});
export const name = checked(rules.text(64, 1), valueFaults.textFaults);
export const timeZone = checked(rules.text(64, 1), valueFaults.timeZoneFaults, {
  examples: ['Europe/Berlin'],
});

const ANY_COUNTRY = '*';

export const countryOrAny: Rule = {
  schema: { ...rules.country.schema, minLength: 1, examples: ['US', ANY_COUNTRY] },
  check: (value) => (value === ANY_COUNTRY ? undefined : rules.country.check(value)),
  keep: (value) => (value === ANY_COUNTRY ? value : rules.country.keep?.(value)),
};

const SERVICE = /^[A-Z0-9][A-Z0-9_-]{0,31}$/;

/** The text is part of ids and keys. */
export const service: Rule = {
  schema: { type: 'string', pattern: SERVICE.source, example: 'STANDARD' },
  check: (value) =>
    typeof value === 'string' && SERVICE.test(value)
      ? undefined
      : {
          code: 'format',
          detail: 'must be 1 to 32 capital letters, digits, hyphens and underscores',
        },
};
