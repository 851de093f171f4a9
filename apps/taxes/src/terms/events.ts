import {
  DutyRatesChanged,
  FreightTariffChanged,
  TaxRulesChanged,
  type EventContract,
  type EventEnvelope,
  type EventOf,
} from '#contracts';
import { DIALECT, type DutyRates, type FreightTariff, type RuleSet } from '#landed-cost';
import type { NewEvent } from '#messaging';
import type { TermDocument } from '#terms';
import { destinationOf, kindOf, routeOf, type Terms } from './domain/documents.js';
import type { Published } from './domain/published.js';

/** A revision with its document. */
export interface TermsInEvent {
  id: string;
  revision: number;
  validFrom: string;
  document: Terms['document'];
}

/** The published state of a subject, with the documents. */
export interface SubjectContent {
  subject: string;
  published: Published;
  terms: readonly TermsInEvent[];
}

/** An event with its contract. */
export interface TermsEvent {
  contract: EventContract;
  event: NewEvent<EventEnvelope> & { occurredAt: string };
}

const CONTRACTS = {
  rules: TaxRulesChanged,
  duties: DutyRatesChanged,
  tariff: FreightTariffChanged,
} as const;

/** The event about the complete current state of a subject (decision 9.6). */
export function termsEvent(
  content: SubjectContent,
  { version, occurredAt }: { version: number; occurredAt: string },
): TermsEvent {
  const { subject } = content;
  const contract = CONTRACTS[kindOf(subject)] as unknown as EventContract;
  return { contract, event: { subject, version, occurredAt, ...termDocumentOf(content) } };
}

/** The event without its envelope. */
export function termDocumentOf(content: SubjectContent): TermDocument {
  const kind = kindOf(content.subject);
  if (kind === 'rules') return rulesOf(content);
  return kind === 'duties' ? dutiesOf(content) : tariffOf(content);
}

type Payload<C> = Omit<EventOf<C>, keyof EventEnvelope>;

function rulesOf({
  subject,
  published: { timeZone, calendar },
  terms,
}: SubjectContent): Payload<typeof TaxRulesChanged> {
  return {
    dialect: DIALECT,
    destination: destinationOf(subject),
    timeZone: timeZone!,
    calendar: calendar!,
    ruleSets: terms.map((term) => ({
      ...revisionOf(term),
      cases: (term.document as RuleSet).cases,
    })),
  };
}

function dutiesOf({
  published: { over },
  terms,
}: SubjectContent): Payload<typeof DutyRatesChanged> {
  const [table] = terms;
  const { destination, rates, default: fallback } = table!.document as DutyRates;
  return {
    dialect: DIALECT,
    destination,
    ...revisionOf(table!),
    ...(over
      ? { over, rates: [] }
      : { ...(fallback !== undefined && { default: fallback }), rates }),
  };
}

function tariffOf({ subject, terms }: SubjectContent): Payload<typeof FreightTariffChanged> {
  return {
    dialect: DIALECT,
    ...routeOf(subject),
    versions: terms.map((term) => {
      const document = term.document as FreightTariff;
      const { origin: _o, destination: _d, service: _s, url: _url, ...tariff } = document;
      const { validUntil: _until, ...version } = tariff;
      return { ...version, ...revisionOf(term) };
    }),
  };
}

/**
 * The common members of terms in all events. Addresses are not published (decision 8.6); days come from the calendar.
 */
function revisionOf({ id, revision, validFrom, document }: TermsInEvent) {
  const { source, estimate } = document;
  return { id, revision, validFrom, ...(estimate === undefined ? {} : { estimate }), source };
}
