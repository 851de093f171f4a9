import { Type } from 'typebox';
import { closed, count, country, currency, day, text } from '../fields.js';

/** A number as operators write it, without a sign. */
export const dec = Type.String({ pattern: String.raw`^\d+(\.\d+)?$` });

const rate = Type.String({
  pattern: String.raw`^\d+(\.\d+)?(/\d+(\.\d+)?)?$`,
  description: 'a decimal, or a fraction of two: 22/78',
});

const rateOrLookup = Type.String({
  pattern: String.raw`^(byHs|\d+(\.\d+)?(/\d+(\.\d+)?)?)$`,
  description: 'a decimal, a fraction of two, or byHs: the duty rate of the goods',
});

const part = Type.Union([text, Type.Object({ of: text, x: rate })], {
  description: 'goods, freight, insurance, value, or an earlier tax of the bracket; or a multiple',
});

const when = Type.Object(
  {
    hs: Type.Optional(Type.Array(text)),
    origin: Type.Optional(Type.Array(country)),
    shippedFrom: Type.Optional(Type.Array(country)),
    region: Type.Optional(Type.Array(text)),
    scheme: Type.Optional(Type.Array(text)),
    mode: Type.Optional(Type.Array(text)),
  },
  { description: 'all given conditions must be met' },
);

const amount = Type.Object({ value: dec, currency });

const tax = Type.Object({
  name: text,
  kind: closed(['duty', 'tax', 'fee']),
  rate: Type.Optional(
    Type.Union([
      rateOrLookup,
      Type.Array(Type.Object({ when: Type.Optional(when), rate: rateOrLookup })),
    ]),
  ),
  base: Type.Optional(Type.Array(part)),
  amount: Type.Optional(
    Type.Object({
      value: dec,
      currency,
      per: closed(['consignment', 'hsLine', 'unit']),
      digits: Type.Optional(count),
    }),
  ),
  inside: Type.Optional(Type.Boolean({ description: 'the tax is part of its own base' })),
  less: Type.Optional(amount),
  min: Type.Optional(amount),
  max: Type.Optional(amount),
  collectedBy: closed(['seller', 'carrier', 'customs']),
  informative: Type.Optional(Type.Boolean({ description: 'not included in any total' })),
});

const bracket = Type.Object({
  upTo: Type.Union([dec, Type.Null()], { description: 'inclusive; null for no limit' }),
  taxes: Type.Array(tax),
});

const refusedCase = Type.Object({ when: Type.Optional(when), refuse: text });

const taxedCase = Type.Object({
  when: Type.Optional(when),
  value: Type.Optional(Type.Array(part)),
  limit: Type.Object({
    of: Type.Array(part),
    currency,
    per: closed(['consignment', 'unit']),
  }),
  brackets: Type.Array(bracket),
});

/**
 * The common members of the terms of all events. Only the calendar of `tax-rules.changed` says when the terms are in
 * force.
 */
export const revision = {
  id: Type.String({
    minLength: 1,
    description: 'destination or route, first day and revision; the calendar refers to it',
  }),
  revision: Type.Integer({ minimum: 1 }),
  validFrom: day,
  estimate: Type.Optional(Type.Boolean()),
  source: Type.Array(text),
};

/**
 * The lowest dialect that has all members of the terms. The dialect rises when a member that changes amounts is added.
 * A reader parks terms of an unknown dialect (decision 9.6).
 */
export const dialect = Type.Integer({
  minimum: 1,
  description:
    'the version of the language of the terms; a reader that knows only lower versions must not evaluate the terms',
});

/** As `#landed-cost` compiles it (decision 9.2). */
export const ruleSet = Type.Object({
  ...revision,
  cases: Type.Array(Type.Union([refusedCase, taxedCase])),
});

export const dutyRates = {
  default: Type.Optional(rate),
  rates: Type.Array(
    Type.Object({ hsPrefix: text, origin: Type.Optional(Type.Array(country)), rate }),
  ),
};
