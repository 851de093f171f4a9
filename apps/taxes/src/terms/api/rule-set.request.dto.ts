import { ValidateBy } from 'class-validator';
import { Enum, Flag, Int, ListOf, Nested, Value, rules } from '#platform';
import {
  Confirm,
  Correction,
  TermsDocument,
  type TermsCorrectionRequest,
} from './document.request.dto.js';
import {
  countryCode,
  currencyCode,
  MOST_VALUES,
  name,
  number,
  part,
  rate,
  WHEN,
} from './terms.rules.js';

/** A condition of {@link WHEN}. */
const OneOf = (member: keyof typeof WHEN) => {
  const [rule, doc] = WHEN[member];
  return ListOf(rule, { max: MOST_VALUES, optional: true, doc });
};

/** Conditions on the lines of a cart; all that are given must hold. */
export class TermsWhen {
  @OneOf('hs')
  hs?: string[];

  @OneOf('origin')
  origin?: string[];

  @OneOf('shippedFrom')
  shippedFrom?: string[];

  @OneOf('region')
  region?: string[];

  @OneOf('scheme')
  scheme?: string[];

  @OneOf('mode')
  mode?: string[];
}

export class TermsAmount {
  @Value(number, { doc: 'A decimal.' })
  value!: string;

  @Value(currencyCode, { doc: 'ISO 4217.' })
  currency!: string;
}

export class FixedTaxAmount extends TermsAmount {
  @Enum(['consignment', 'hsLine', 'unit'], {
    doc: 'Charged once for a consignment, for each different HS prefix in it, or for each unit.',
  })
  per!: 'consignment' | 'hsLine' | 'unit';

  @Int({ min: 2, max: 10, optional: true, doc: 'Digits of the HS prefix; 6 when left out.' })
  digits?: number;
}

export class TaxRuleDocument {
  @Value(name, { doc: 'The same for the same tax in each bracket.' })
  name!: string;

  @Enum(['duty', 'tax', 'fee'], { doc: 'What it is.' })
  kind!: 'duty' | 'tax' | 'fee';

  @Value(rate, {
    optional: true,
    doc: 'A share of `base`: a decimal, a fraction such as `22/78`, `byHs` for the duty rates of the destination, or the first of several whose `when` matches.',
  })
  rate?: string | { when?: TermsWhen; rate: string }[];

  @ListOf(part, {
    max: 20,
    optional: true,
    doc: '`goods`, `freight`, `insurance`, `value`, or an earlier tax; or a multiple of one.',
  })
  base?: (string | { of: string; x: string })[];

  @Nested(() => FixedTaxAmount, { optional: true, doc: 'In place of `rate` and `base`.' })
  amount?: FixedTaxAmount;

  @Flag('The tax is part of its own base.', { optional: true })
  inside?: boolean;

  @Nested(() => TermsAmount, { optional: true, doc: 'Taken off the tax of the consignment.' })
  less?: TermsAmount;

  @Nested(() => TermsAmount, { optional: true, doc: 'The least for the consignment.' })
  min?: TermsAmount;

  @Nested(() => TermsAmount, { optional: true, doc: 'The most for the consignment.' })
  max?: TermsAmount;

  @Enum(['seller', 'carrier', 'customs'], { doc: 'Who collects it.' })
  collectedBy!: 'seller' | 'carrier' | 'customs';

  @Flag('Shown, and part of no total.', { optional: true })
  informative?: boolean;
}

export class TaxBracket {
  @Value(rules.nullable(number), { doc: 'The limit, inclusive; `null` for no limit.' })
  upTo!: string | null;

  @ListOf(() => TaxRuleDocument, { max: 50, doc: 'In the order in which they are computed.' })
  taxes!: TaxRuleDocument[];
}

export class TaxLimit {
  @ListOf(part, { min: 1, max: 20, doc: 'What is compared with the limits.' })
  of!: (string | { of: string; x: string })[];

  @Value(currencyCode, { doc: 'The currency of the limits, ISO 4217.' })
  currency!: string;

  @Enum(['consignment', 'unit'], {
    doc: 'Whether a limit is for the consignment or for each unit.',
  })
  per!: 'consignment' | 'unit';
}

/** Goods are kept out, or taxed by brackets of a limit. */
const UnlessRefused = () =>
  ValidateBy({
    name: 'one-of',
    validator: {
      validate: (value, args) =>
        (value === undefined) === ((args?.object as TaxCase | undefined)?.refuse !== undefined),
      defaultMessage: (args) =>
        args?.value === undefined
          ? 'is required, unless the case has `refuse`'
          : 'must be left out where the case has `refuse`',
    },
  });

export class TaxCase {
  @Nested(() => TermsWhen, { optional: true, doc: 'The lines it is for; all when left out.' })
  when?: TermsWhen;

  @Value(name, { optional: true, doc: 'Why its goods are kept out; it then has nothing else.' })
  refuse?: string;

  @ListOf(part, {
    max: 20,
    optional: true,
    doc: 'What `value` is made of; goods, freight and insurance when left out.',
  })
  value?: (string | { of: string; x: string })[];

  @Nested(() => TaxLimit, { optional: true, doc: 'What the brackets compare.' })
  @UnlessRefused()
  limit?: TaxLimit;

  @ListOf(() => TaxBracket, {
    max: 50,
    optional: true,
    doc: 'By rising limits. A value above the last one is refused.',
  })
  @UnlessRefused()
  brackets?: TaxBracket[];
}

export class RuleSetDocument extends TermsDocument {
  @Value(countryCode, { doc: 'ISO 3166-1 alpha-2.' })
  destination!: string;

  @Value(name, { doc: 'IANA name of the time zone whose days count.' })
  timeZone!: string;

  @ListOf(() => TaxCase, {
    min: 1,
    max: 100,
    doc: 'A line of a cart takes the first whose `when` it matches.',
  })
  cases!: TaxCase[];
}

export class LoadTaxRulesRequest extends RuleSetDocument {
  @Correction()
  correction?: TermsCorrectionRequest;

  @Confirm()
  confirm?: boolean;
}
