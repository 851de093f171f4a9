import { Type } from 'typebox';
import { count, currency, day, described, text } from '../fields.js';
import { dec, revision } from './rule-set.js';

const surcharge = Type.Object({
  name: text,
  percent: Type.Optional(dec),
  perKg: Type.Optional(dec),
  amount: Type.Optional(dec),
  when: Type.Optional(
    Type.Object({
      postalPrefix: Type.Optional(Type.Array(text)),
      longestSideOverCm: Type.Optional(dec),
      kgOver: Type.Optional(dec),
      from: Type.Optional(day),
      until: Type.Optional(day),
    }),
  ),
});

/** A version of a freight tariff, valid from its first day on (decision 9.5). */
export const tariffVersion = Type.Object({
  ...revision,
  currency,
  divisor: described(dec, 'cm³ per kg'),
  minimumKg: dec,
  roundUpToKg: dec,
  steps: Type.Array(Type.Object({ upToKg: dec, price: dec })),
  perKgAbove: Type.Optional(dec),
  surcharges: Type.Optional(Type.Array(surcharge)),
  etaDays: Type.Array(count, { minItems: 2, maxItems: 2 }),
});
