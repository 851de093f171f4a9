import {
  DutyRatesChanged,
  FreightTariffChanged,
  TaxRulesChanged,
  validateEvent,
  type EventContract,
} from '#contracts';
import {
  compileDutyRates,
  compileRuleSet,
  faultsOfDutyRates,
  faultsOfFreightTariff,
  faultsOfRuleSet,
  type DestinationTerms,
  type DutyRates,
  type Fault,
  type FreightTariff,
  type RuleSet,
} from '#landed-cost';

/** Terms that may be loaded, as a document of one kind. */
export type ProposedTerms =
  | { kind: 'ruleSet'; document: RuleSet }
  | { kind: 'dutyRates'; document: DutyRates }
  | { kind: 'freightTariff'; document: FreightTariff };

const NONE: DestinationTerms = { ruleSets: [], dutyRates: [], tariffs: [] };

/**
 * The terms of a destination with others that begin later than all of them, or replace those of the same first day: on
 * their days they apply. They are without faults ({@link faultsOfProposedTerms}).
 */
export function withProposedTerms(
  terms: DestinationTerms = NONE,
  proposed: ProposedTerms,
): DestinationTerms {
  const { kind, document } = proposed;
  const revision = 0;
  if (kind === 'ruleSet') {
    const compiled = compileRuleSet(document);
    return { ...terms, ruleSets: [...terms.ruleSets, { revision, compiled }] };
  }
  if (kind === 'freightTariff') {
    return { ...terms, tariffs: [...terms.tariffs, { revision, tariff: document }] };
  }
  const table = compileDutyRates(document);
  return { ...terms, dutyRates: [...terms.dutyRates, { revision, rates: document, table }] };
}

/** What is wrong with a document that may be of any shape: that of its event, and only then its content. */
export function faultsOfProposedTerms(proposed: {
  kind: ProposedTerms['kind'];
  document: object;
}): Fault[] {
  const { contract, event, list } = eventOf(proposed);
  const faults = validateEvent(contract, event);
  if (faults.length > 0) {
    return faults.map((one) => ({ ...one, pointer: one.pointer.replace(`/${list}/0`, '') }));
  }
  return contentFaults(proposed as ProposedTerms);
}

function contentFaults({ kind, document }: ProposedTerms): Fault[] {
  if (kind === 'ruleSet') return faultsOfRuleSet(document);
  return kind === 'dutyRates' ? faultsOfDutyRates(document) : faultsOfFreightTariff(document);
}

/** As taxes would publish it; only its shape matters. */
function eventOf({ kind, document }: { kind: ProposedTerms['kind']; document: object }): {
  contract: Pick<EventContract, 'schema'>;
  event: object;
  list: string;
} {
  const revised = { ...document, id: 'proposed', revision: 1 };
  const root = { ...document, ...ENVELOPE };
  if (kind === 'ruleSet') {
    const list = 'ruleSets';
    return { contract: TaxRulesChanged, event: { ...root, [list]: [revised] }, list };
  }
  if (kind === 'freightTariff') {
    const list = 'versions';
    return { contract: FreightTariffChanged, event: { ...root, [list]: [revised] }, list };
  }
  return { contract: DutyRatesChanged, event: { ...revised, ...ENVELOPE }, list: '' };
}

const ENVELOPE = {
  eventId: '019e8232-67d0-7194-916c-a1b389905752',
  occurredAt: '2026-01-01T00:00:00.000Z',
  subject: 'proposed',
  version: 1,
};
