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
  type Period,
  type RevisedTariff,
  type RouteTariffs,
  type RuleSet,
} from '#landed-cost';

/** Terms that may be loaded, as a document of one kind. */
export type ProposedTerms =
  | { kind: 'ruleSet'; document: RuleSet }
  | { kind: 'dutyRates'; document: DutyRates }
  | { kind: 'freightTariff'; document: FreightTariff };

/** Names proposed terms where others have their id. */
const ID = 'proposed';

/**
 * The terms of a destination with others, which apply on all their days. They are without faults
 * ({@link faultsOfProposedTerms}).
 */
export function withProposedTerms(
  terms: DestinationTerms = NONE,
  proposed: ProposedTerms,
): DestinationTerms {
  const { kind, document } = proposed;
  const { validFrom: from, validUntil: until } = document;
  const revision = 0;
  const period = <T>(own: T): Period<T> => ({ from, until, id: ID, terms: own });
  if (kind === 'ruleSet') {
    const compiled = compileRuleSet(document);
    const ruleSets = [...terms.ruleSets, period({ revision, compiled })];
    return { ...terms, timeZone: document.timeZone, ruleSets };
  }
  if (kind === 'freightTariff') {
    return { ...terms, tariffs: withTariff(terms, period({ revision, tariff: document })) };
  }
  const table = compileDutyRates(document);
  const dutyRates = [...terms.dutyRates, period({ revision, rates: document, table })];
  return { ...terms, dutyRates };
}

function withTariff({ tariffs }: DestinationTerms, period: Period<RevisedTariff>): RouteTariffs[] {
  const { origin, service } = period.terms!.tariff;
  const isRoute = (one: RouteTariffs) => one.origin === origin && one.service === service;
  const periods = [...(tariffs.find(isRoute)?.periods ?? []), period];
  return [...tariffs.filter((one) => !isRoute(one)), { origin, service, periods }];
}

const NONE: DestinationTerms = { timeZone: 'UTC', ruleSets: [], dutyRates: [], tariffs: [] };

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
  const revised = { ...document, id: ID, revision: 1 };
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
  subject: ID,
  version: 1,
  dialect: 1,
  calendar: { since: '2026-01-01', ruleSets: [], dutyRates: [], tariffs: [] },
};
