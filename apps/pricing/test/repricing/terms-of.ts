import { DutyRatesChanged, FreightTariffChanged, TaxRulesChanged, type EventOf } from '#contracts';
import type { TermDocument } from '#terms';
import { sandboxDocuments } from '#terms/sandbox';
import type { TestPublisher } from '#testing';

type Rules = Extract<TermDocument, { ruleSets: unknown }>;
type Tariff = Extract<TermDocument, { versions: unknown }>;
export type Cases = Rules['ruleSets'][number]['cases'];

const FROM = '2026-01-01';
const MEXICO = sandboxDocuments().get('rules/MX') as Rules;
const [MEXICAN] = MEXICO.ruleSets as [Rules['ruleSets'][number]];

/** The rules of Mexico, with one rate for all values. */
export function mexicanCases(rate: string): Cases {
  const text = JSON.stringify(MEXICAN.cases).replaceAll(/"rate":"[0-9.]+"/g, `"rate":"${rate}"`);
  return JSON.parse(text) as Cases;
}

/** Rules with only a duty by HS code. */
export const DUTY_BY_HS: Cases = [
  {
    limit: { of: ['goods'], currency: 'USD', per: 'consignment' },
    brackets: [
      {
        upTo: null,
        taxes: [
          { name: 'duty', kind: 'duty', rate: 'byHs', base: ['goods'], collectedBy: 'customs' },
        ],
      },
    ],
  },
];

/** The events of a country's terms since the beginning of 2026; a version is the revision as well. */
export function termsOf(destination: string, timeZone: string) {
  const idOf = (version: number) => `${destination}-${FROM}-${version}`;
  return {
    /** @param cases cases before those of Mexico; @param duties the version that the calendar names */
    rules: (version: number, cases: Cases, duties?: number) => ({
      subject: `rules/${destination}`,
      version,
      dialect: 1,
      destination,
      timeZone,
      calendar: {
        ...MEXICO.calendar,
        ruleSets: [{ from: FROM, terms: idOf(version) }],
        dutyRates: duties === undefined ? [] : [{ from: FROM, terms: idOf(duties) }],
      },
      ruleSets: [
        {
          ...MEXICAN,
          cases: [...cases, ...MEXICAN.cases],
          validFrom: FROM,
          id: idOf(version),
          revision: version,
        },
      ],
    }),
    duties: (version: number, rates: EventOf<typeof DutyRatesChanged>['rates']) => ({
      subject: `duties/${destination}/${FROM}`,
      version,
      dialect: 1,
      destination,
      id: idOf(version),
      revision: version,
      validFrom: FROM,
      source: ['a table'],
      rates,
    }),
    /** The tariff of Mexico, which the calendar of the rules names unless it names another. */
    tariff: () => {
      const { origin, service, versions } = sandboxDocuments().get(
        'tariff/*-MX-STANDARD',
      ) as Tariff;
      const subject = `tariff/*-${destination}-STANDARD`;
      return { subject, version: 1, dialect: 1, origin, destination, service, versions };
    },
  };
}

/** Publishes the same events. */
export function publishedTermsOf(
  publisher: () => TestPublisher,
  ...where: Parameters<typeof termsOf>
) {
  const { rules, duties, tariff } = termsOf(...where);
  return {
    publishRules: (...of: Parameters<typeof rules>) =>
      publisher().publish(TaxRulesChanged, rules(...of)),
    publishDuties: (...of: Parameters<typeof duties>) =>
      publisher().publish(DutyRatesChanged, duties(...of)),
    publishTariff: () => publisher().publish(FreightTariffChanged, tariff()),
  };
}
