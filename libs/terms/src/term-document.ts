import type {
  DutyRatesChanged,
  EventEnvelope,
  EventOf,
  FreightTariffChanged,
  TaxRulesChanged,
} from '#contracts';

export type TermsEvent =
  | EventOf<typeof TaxRulesChanged>
  | EventOf<typeof DutyRatesChanged>
  | EventOf<typeof FreightTariffChanged>;

type WithoutEnvelope<T> = T extends EventEnvelope ? Omit<T, keyof EventEnvelope> : never;

/** What an event says of its subject. */
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
