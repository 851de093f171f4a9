import {
  DutyRatesChanged,
  FreightTariffChanged,
  TaxRulesChanged,
  type EventContract,
  type EventEnvelope,
} from '#contracts';
import type { NewEvent } from '#messaging';
import type { DutyRates, FreightTariff, RuleSet } from '#landed-cost';
import type { Terms } from './domain/documents.js';

/** Terms of an event; their last day may be another than that of the document. */
export interface TermsInEvent {
  id: string;
  revision: number;
  validFrom: string;
  validUntil?: string | undefined;
  document: Terms['document'];
}

/** The state of a subject that is published. */
export interface TermsState {
  subject: string;
  line: string;
  version: number;
  occurredAt: string;
  timeZone: string;
  terms: readonly TermsInEvent[];
}

/** An event with its contract. */
export interface TermsEvent {
  contract: EventContract;
  event: NewEvent<EventEnvelope> & { occurredAt: string };
}

/** The event about the whole present state of a subject (decision 9.6). */
export function termsEvent(state: TermsState): TermsEvent {
  const kind = state.line.slice(0, state.line.indexOf('/'));
  if (kind === 'rules') return eventOf(TaxRulesChanged, state, rulesOf(state));
  if (kind === 'duties') return eventOf(DutyRatesChanged, state, dutiesOf(state));
  return eventOf(FreightTariffChanged, state, tariffOf(state));
}

type Payload<T> = Omit<T, keyof EventEnvelope>;

function eventOf<T extends EventEnvelope>(
  contract: EventContract<T>,
  { subject, version, occurredAt }: TermsState,
  payload: Payload<T>,
): TermsEvent {
  const event = { subject, version, occurredAt, ...payload };
  return { contract: contract as unknown as EventContract, event };
}

type EventOf<C> = C extends EventContract<infer T> ? Payload<T> : never;

function rulesOf({ line, timeZone, terms }: TermsState): EventOf<typeof TaxRulesChanged> {
  return {
    destination: line.slice(line.indexOf('/') + 1),
    timeZone,
    ruleSets: terms.map((one) => {
      const { destination, timeZone: own, cases } = one.document as RuleSet;
      return { ...inForce(one), destination, timeZone: own, cases };
    }),
  };
}

function dutiesOf({ terms }: TermsState): EventOf<typeof DutyRatesChanged> {
  const [one] = terms;
  const { destination, rates, ...rest } = one!.document as DutyRates;
  return {
    destination,
    ...inForce(one!),
    ...(rest.default === undefined ? {} : { default: rest.default }),
    rates,
  };
}

function tariffOf({ line, terms }: TermsState): EventOf<typeof FreightTariffChanged> {
  const [, origin = '', destination = '', service = ''] =
    /\/([^-]+)-([^-]+)-(.+)$/.exec(line) ?? [];
  return {
    origin,
    destination,
    service,
    versions: terms.map((one) => {
      const {
        origin: _o,
        destination: _d,
        service: _s,
        url: _u,
        ...tariff
      } = one.document as FreightTariff;
      return { ...tariff, ...inForce(one) };
    }),
  };
}

/** What the terms of all events have; addresses stay with the owner (decision 8.6). */
function inForce({ id, revision, validFrom, validUntil, document }: TermsInEvent) {
  const { source, estimate } = document;
  return {
    id,
    revision,
    validFrom,
    ...(validUntil === undefined ? {} : { validUntil }),
    ...(estimate === undefined ? {} : { estimate }),
    source,
  };
}
