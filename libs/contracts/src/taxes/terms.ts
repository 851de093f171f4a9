import { Type } from 'typebox';
import { defineContract } from '../contract.js';
import { country, envelope, text } from '../fields.js';
import { tariffVersion } from './freight-tariff.js';
import { dutyRates, inForce, ruleSet } from './rule-set.js';

/** The subject is the key (`rules/DE`). */
export const TaxRulesChanged = defineContract({
  type: 'tax-rules.changed',
  stream: 'taxes.terms',
  description:
    'The tax rules of a destination: those in force, those to come, and the last before. The set of a day, in the time zone of the destination, is the last of the list whose days include it.',
  fields: {
    ...envelope,
    destination: country,
    timeZone: text,
    ruleSets: Type.Array(ruleSet),
  },
  key: (event) => `rules/${event.destination}`,
});

/** The subject is the key (`duties/DE/2026-07-01`): with the next table beside it, an event could be too large. */
export const DutyRatesChanged = defineContract({
  type: 'duty-rates.changed',
  stream: 'taxes.terms',
  description:
    'The duty rates of a destination that begin on a day. Those of a day are the ones that begin last among those whose days include it; a table whose last day is before its first never applies.',
  fields: { ...envelope, destination: country, ...inForce, ...dutyRates },
  key: (event) => `duties/${event.destination}/${event.validFrom}`,
});

/** The subject is the key (`tariff/US-DE-STANDARD`). */
export const FreightTariffChanged = defineContract({
  type: 'freight-tariff.changed',
  stream: 'taxes.terms',
  description:
    'A freight tariff: the versions in force and to come, and the last before. The version of a day is the last of the list whose days include it.',
  fields: {
    ...envelope,
    origin: Type.String({ pattern: String.raw`^([A-Z]{2}|\*)$`, description: '`*` is any' }),
    destination: country,
    service: text,
    versions: Type.Array(tariffVersion),
  },
  key: (event) => `tariff/${event.origin}-${event.destination}-${event.service}`,
});
