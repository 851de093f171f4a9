import {
  DutyRatesChanged,
  FreightTariffChanged,
  TaxRulesChanged,
  type EventEnvelope,
  type EventOf,
} from '#contracts';

/** The events of `taxes.terms`. */
export const TERMS_CONTRACTS = [TaxRulesChanged, DutyRatesChanged, FreightTariffChanged] as const;

export type TermsEvent = EventOf<(typeof TERMS_CONTRACTS)[number]>;

type WithoutEnvelope<T> = T extends EventEnvelope ? Omit<T, keyof EventEnvelope> : never;

/** The content of an event about its subject. */
export type TermDocument = WithoutEnvelope<TermsEvent>;

export function documentOf(event: TermsEvent): TermDocument {
  const {
    eventId: _id,
    occurredAt: _at,
    subject: _subject,
    version: _version,
    ...document
  } = event;
  return document;
}
