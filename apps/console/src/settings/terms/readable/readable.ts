import type { Schemas } from '@entrepot/client';
import { shareText, taxName, taxWords } from '../../../format/tax.js';
import { fill, listed, LOCALE } from '../../../language/texts.js';
import { messages } from './messages.js';

export type RuleSet = Schemas['RuleSetDocument'];
export type RuleCase = RuleSet['cases'][number];
export type Bracket = NonNullable<RuleCase['brackets']>[number];
export type TaxRule = Bracket['taxes'][number];
type When = NonNullable<RuleCase['when']>;
type Part = NonNullable<TaxRule['base']>[number];
type Limit = NonNullable<RuleCase['limit']>;
type Amount = Schemas['TermsAmount'];

const { when: whenTexts, tax: texts } = messages;

/** A way in which a tax is charged: its rate or amount, and on which goods. */
export interface Charge {
  text: string;
  /** Left out for all goods. */
  when?: string;
}

/** A tax of a bracket in words. */
export interface ReadableTax {
  name: string;
  kind: string;
  charges: Charge[];
  /** Left out for a fixed amount. */
  base?: string;
  /** Further rules that change its amount, as sentences. */
  notes: string[];
  collectedBy: string;
}

export function readableTax(tax: TaxRule): ReadableTax {
  const { name, kind, base, collectedBy } = tax;
  return {
    name: taxName(name),
    kind: texts.kinds[kind],
    charges: chargesOf(tax),
    ...(base !== undefined && { base: partsText(base) }),
    notes: notesOf(tax),
    collectedBy: texts.collectors[collectedBy],
  };
}

/** `"0.19"` is 19%; `"22/78"` stays a fraction, with its approximate value; `byHs` is a look-up. */
export function rateText(rate: string): string {
  if (rate === 'byHs') return texts.byHs;
  const [above = '', below] = rate.split('/');
  if (below === undefined) return shareText(Number(above));
  return fill(texts.fraction, { rate, percent: shareText(Number(above) / Number(below)) });
}

/** All conditions; undefined for a condition that is always true. */
export function whenText(when: When | undefined): string | undefined {
  const conditions = Object.entries(whenTexts).flatMap(([member, text]) => {
    const values = when?.[member as keyof When];
    return values === undefined ? [] : [fill(text, { values: listed(values) })];
  });
  return conditions.length === 0 ? undefined : conditions.join('; ');
}

export function partsText(parts: readonly Part[]): string {
  return parts.map(partText).join(' + ');
}

function partText(part: Part): string {
  return typeof part === 'string' ? taxWords(part) : `${part.x} × ${taxWords(part.of)}`;
}

/** `EUR 1,200.50`, with the decimals of the input. */
export function sumText({ value, currency }: Amount): string {
  return `${currency} ${numberText(value)}`;
}

/** A decimal as text, with separators of thousands and all of its decimals. */
export function numberText(value: string): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return number.toLocaleString(LOCALE, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** The values of a bracket: `more than EUR 50, up to EUR 3,000`. @param below the limit of the previous bracket */
export function bracketText(
  { upTo }: Pick<Bracket, 'upTo'>,
  below: string | null | undefined,
  { currency, of: parts, per }: Limit,
): string {
  const { bracket } = messages;
  const values = {
    parts: partsText(parts),
    per: bracket.per[per],
    upTo: upTo === null ? '' : sumText({ value: upTo, currency }),
    above: typeof below === 'string' ? sumText({ value: below, currency }) : '',
  };
  if (typeof below !== 'string') return fill(upTo === null ? bracket.any : bracket.upTo, values);
  return fill(upTo === null ? bracket.above : bracket.between, values);
}

/** Describes the lines of a cart that a case applies to. @param isFirst whether it is the first case */
export function caseText({ when }: Pick<RuleCase, 'when'>, isFirst: boolean): string {
  const condition = whenText(when);
  if (condition !== undefined) return fill(messages.case.when, { condition });
  return isFirst ? messages.case.all : messages.case.others;
}

function chargesOf({ rate, amount }: TaxRule): Charge[] {
  if (amount !== undefined) {
    const { per, digits = 6 } = amount;
    return [{ text: fill(texts.per[per], { sum: sumText(amount), digits }) }];
  }
  if (!Array.isArray(rate)) return [{ text: rateText(rate ?? '0') }];
  return rate.map(({ when, rate: caseRate }, index) => {
    const condition = whenText(when) ?? (index > 0 ? texts.others : undefined);
    return { text: rateText(caseRate), ...(condition !== undefined && { when: condition }) };
  });
}

function notesOf({ inside, less, min, max, informative }: TaxRule): string[] {
  return [
    ...(inside === true ? [texts.inside] : []),
    ...(less === undefined ? [] : [fill(texts.less, { sum: sumText(less) })]),
    ...(min === undefined ? [] : [fill(texts.min, { sum: sumText(min) })]),
    ...(max === undefined ? [] : [fill(texts.max, { sum: sumText(max) })]),
    ...(informative === true ? [texts.informative] : []),
  ];
}
