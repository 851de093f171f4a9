import { Type } from 'typebox';
import { defineContract } from '../contract.js';
import { country, day, envelope, text } from '../fields.js';
import { tariffVersion } from './freight-tariff.js';
import { dialect, dutyRates, revision, ruleSet } from './rule-set.js';

const origin = Type.String({ pattern: String.raw`^([A-Z]{2}|\*)$`, description: '`*` is any' });

const periods = Type.Array(
  Type.Object({
    from: day,
    until: Type.Optional(
      Type.String({ ...day, description: 'the last day; absent while there is none' }),
    ),
    terms: Type.String({ minLength: 1, description: 'the id of the terms in force on these days' }),
  }),
  { description: 'in the order of their days, which do not overlap' },
);

/** All periods from a day on, so that readers know of terms that they do not have (yet). */
const calendar = Type.Object(
  {
    since: Type.String({
      ...day,
      description: 'the calendar is complete from this day on; of earlier days nothing is known',
    }),
    ruleSets: periods,
    dutyRates: periods,
    tariffs: Type.Array(Type.Object({ origin, service: text, periods })),
  },
  {
    description:
      'what is in force on each day in the time zone: terms that a reader does not have are unknown to it, and no others replace them',
  },
);

/** The subject is the key (`rules/DE`). It is published for every destination that has terms of any kind. */
export const TaxRulesChanged = defineContract({
  type: 'tax-rules.changed',
  stream: 'taxes.terms',
  description:
    'The calendar of all terms of a destination, and its tax rules: those in force, those to come, and the last before if it applied in the last 31 days.',
  fields: {
    ...envelope,
    dialect,
    destination: country,
    timeZone: text,
    calendar,
    ruleSets: Type.Array(ruleSet),
  },
  key: (event) => `rules/${event.destination}`,
});

/** The subject is the key (`duties/DE/2026-07-01`): with the next table beside it, an event could be too large. */
export const DutyRatesChanged = defineContract({
  type: 'duty-rates.changed',
  stream: 'taxes.terms',
  description: 'The table of duty rates of a destination that begins on a day.',
  fields: {
    ...envelope,
    dialect,
    destination: country,
    ...revision,
    over: Type.Optional(
      Type.Boolean({ description: 'the table is in force on no day any more, and has no rates' }),
    ),
    ...dutyRates,
  },
  key: (event) => `duties/${event.destination}/${event.validFrom}`,
});

/** The subject is the key (`tariff/US-DE-STANDARD`). */
export const FreightTariffChanged = defineContract({
  type: 'freight-tariff.changed',
  stream: 'taxes.terms',
  description:
    'A freight tariff: the versions in force and to come, and the last before if it applied in the last 31 days.',
  fields: {
    ...envelope,
    dialect,
    origin,
    destination: country,
    service: text,
    versions: Type.Array(tariffVersion),
  },
  key: (event) => `tariff/${event.origin}-${event.destination}-${event.service}`,
});
