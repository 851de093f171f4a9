import { Type } from 'typebox';
import { defineContract, envelope } from '#messaging/contract';
import { country, day, described, text } from '../fields.js';
import { tariffVersion } from './freight-tariff.js';
import { dialect, dutyRates, revision, ruleSet } from './rule-set.js';

const origin = Type.String({ pattern: String.raw`^([A-Z]{2}|\*)$`, description: '`*` is any' });

const periods = Type.Array(
  Type.Object({
    from: day,
    until: Type.Optional(described(day, 'the last day; absent if there is none')),
    terms: Type.String({ minLength: 1, description: 'the id of the terms in force on these days' }),
  }),
  { description: 'in the order of their days; periods do not overlap' },
);

/** All periods from a day on, so that readers know about terms that have not arrived yet. */
const calendar = Type.Object(
  {
    since: described(
      day,
      'the calendar is complete from this day on, and says nothing about earlier days',
    ),
    ruleSets: periods,
    dutyRates: periods,
    tariffs: Type.Array(Type.Object({ origin, service: text, periods })),
  },
  {
    description:
      'the terms in force on each day in the time zone; a reader treats terms that it has not received as unknown, and uses no others instead',
  },
);

/** The subject is the key (`rules/DE`). The event is published for every destination that has terms of any kind. */
export const TaxRulesChanged = defineContract({
  type: 'tax-rules.changed',
  stream: 'taxes.terms',
  description:
    'The calendar of all terms of a destination, and its tax rules: current and future ones, and the previous one if it applied in the last 31 days.',
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

/** The subject is the key (`duties/DE/2026-07-01`): with two tables, an event could be too large. */
export const DutyRatesChanged = defineContract({
  type: 'duty-rates.changed',
  stream: 'taxes.terms',
  description: 'The table of duty rates of a destination that is valid from a day on.',
  fields: {
    ...envelope,
    dialect,
    destination: country,
    ...revision,
    over: Type.Optional(
      Type.Boolean({ description: 'the table is no longer in force, and contains no rates' }),
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
    'A freight tariff: the current and future versions, and the previous one if it applied in the last 31 days.',
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
