import { Enum, Flag, Int, KnownMembersOnly, ListOf, Nested, Value, rules } from '#edge';
import { TermsDocument } from './terms-document.dto.js';
import {
  amount,
  currencyCode,
  factor,
  hsPrefix,
  name,
  rateOrLookup,
  region,
  timeZone,
} from './terms.rules.js';

const MOST_VALUES = 500;

const Condition = (rule: rules.Rule, doc: string) =>
  ListOf(rule, { max: MOST_VALUES, optional: true, doc });

/** Conditions on the lines of a cart; all that are given must hold. */
@KnownMembersOnly()
export class TermsWhen {
  @Condition(hsPrefix, 'HS prefixes, 2 to 10 digits.')
  hs?: string[];

  @Condition(rules.country, 'Countries of origin of the goods.')
  origin?: string[];

  @Condition(rules.country, 'Countries from which the parcel is sent.')
  shippedFrom?: string[];

  @Condition(region, 'States or provinces of the destination.')
  region?: string[];

  @Condition(name, 'Schemes that the seller is registered for.')
  scheme?: string[];

  @Condition(name, 'Modes of transport, for example `courier`.')
  mode?: string[];
}

/** A multiple of a part of a consignment. */
@KnownMembersOnly()
class MultipleOfPart {
  @Value(name, { doc: 'The part.' })
  of!: string;

  @Value(factor, { doc: 'The factor.' })
  x!: string;
}

type Part = string | MultipleOfPart;

const Parts = ({ doc, ...limits }: { doc: string; min?: number; optional?: boolean }) =>
  ListOf({ plain: name, dto: () => MultipleOfPart }, { ...limits, max: 20, doc });

@KnownMembersOnly()
export class TermsAmount {
  @Value(amount, { doc: 'A decimal.' })
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

/** One of the rates of a tax. */
@KnownMembersOnly()
export class ConditionalRate {
  @Nested(() => TermsWhen, {
    optional: true,
    doc: 'The lines to which it applies; all when left out.',
  })
  when?: TermsWhen;

  @Value(rateOrLookup, { doc: 'A decimal, a fraction, or `byHs`.' })
  rate!: string;
}

@KnownMembersOnly()
export class TaxRuleDocument {
  @Value(name, { doc: 'The same tax has the same name in every bracket.' })
  name!: string;

  @Enum(['duty', 'tax', 'fee'], { doc: 'The kind of tax.' })
  kind!: 'duty' | 'tax' | 'fee';

  @ListOf(() => ConditionalRate, {
    plain: rateOrLookup,
    min: 1,
    max: 100,
    optional: true,
    doc: 'A share of `base`: a decimal, a fraction such as `22/78`, `byHs` for the duty rates of the destination, or the first of several whose `when` matches.',
  })
  rate?: string | ConditionalRate[];

  @Parts({
    optional: true,
    doc: '`goods`, `freight`, `insurance`, `value`, or an earlier tax; or a multiple of one.',
  })
  base?: Part[];

  @Nested(() => FixedTaxAmount, {
    optional: true,
    doc: 'A fixed amount, instead of `rate` and `base`.',
  })
  amount?: FixedTaxAmount;

  @Flag('Whether the tax is part of its own base.', { optional: true })
  inside?: boolean;

  @Nested(() => TermsAmount, { optional: true, doc: 'Deducted from the tax of the consignment.' })
  less?: TermsAmount;

  @Nested(() => TermsAmount, { optional: true, doc: 'The minimum for the consignment.' })
  min?: TermsAmount;

  @Nested(() => TermsAmount, { optional: true, doc: 'The maximum for the consignment.' })
  max?: TermsAmount;

  @Enum(['seller', 'carrier', 'customs'], {
    doc: 'Who collects the tax: seller, carrier or customs.',
  })
  collectedBy!: 'seller' | 'carrier' | 'customs';

  @Flag('Whether it is shown but not included in totals.', { optional: true })
  informative?: boolean;
}

@KnownMembersOnly()
export class TaxBracket {
  @Value(rules.nullable(amount), { doc: 'The limit, inclusive; `null` for no limit.' })
  upTo!: string | null;

  @ListOf(() => TaxRuleDocument, { max: 50, doc: 'In the order in which they are computed.' })
  taxes!: TaxRuleDocument[];
}

@KnownMembersOnly()
export class TaxLimit {
  @Parts({ min: 1, doc: 'The parts whose sum is compared with the limits.' })
  of!: Part[];

  @Value(currencyCode, { doc: 'The currency of the limits, ISO 4217.' })
  currency!: string;

  @Enum(['consignment', 'unit'], {
    doc: 'Whether a limit is for the consignment or for each unit.',
  })
  per!: 'consignment' | 'unit';
}

/** Goods are refused, or taxed by brackets. */
@KnownMembersOnly()
export class TaxCase {
  @Nested(() => TermsWhen, {
    optional: true,
    doc: 'The lines to which it applies; all when left out.',
  })
  when?: TermsWhen;

  @Value(name, {
    optional: true,
    doc: 'Why the goods are refused. Only `when` may be sent with it.',
  })
  refuse?: string;

  @Parts({
    optional: true,
    doc: 'The parts that are summed as `value`; goods, freight and insurance when left out.',
  })
  value?: Part[];

  @Nested(() => TaxLimit, {
    optional: true,
    doc: 'The value that selects the bracket. Required unless the case has `refuse`.',
  })
  limit?: TaxLimit;

  @ListOf(() => TaxBracket, {
    max: 50,
    optional: true,
    doc: 'In order of limits, the lowest first. A value above the last limit is refused. Required unless the case has `refuse`.',
  })
  brackets?: TaxBracket[];
}

export class RuleSetDocument extends TermsDocument {
  @Value(rules.country, { doc: 'ISO 3166, answered as alpha-2.' })
  destination!: string;

  @Value(timeZone, { doc: 'The IANA name of the time zone of its days.' })
  timeZone!: string;

  @ListOf(() => TaxCase, {
    min: 1,
    max: 100,
    doc: 'For each line of a cart, the first case whose `when` matches applies.',
  })
  cases!: TaxCase[];
}
