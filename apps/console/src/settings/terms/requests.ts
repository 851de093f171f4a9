import type { OperationId, Schemas } from '@entrepot/client';
import { allPages, call } from '../../api/client.js';

export type Terms = Schemas['TermsResponse'];
export type RuleSetDetail = Schemas['RuleSetResponse'];
export type DutyRatesDetail = Schemas['DutyRatesResponse'];
export type TariffDetail = Schemas['FreightTariffResponse'];

/** The kinds of terms, as they are in addresses. */
export const KINDS = ['rules', 'duties', 'tariffs'] as const;
export type Kind = (typeof KINDS)[number];

const PAGE = 200;

/** The path of the list of each kind. */
export const LISTS = {
  rules: '/ops/tax-rules',
  duties: '/ops/duty-rates',
  tariffs: '/ops/freight-tariffs',
} as const satisfies Readonly<Record<Kind, string>>;

const LIST = {
  rules: 'listTaxRules',
  duties: 'listDutyRates',
  tariffs: 'listFreightTariffs',
} as const satisfies Readonly<Record<Kind, OperationId>>;

/** All revisions of a kind, page by page, without their content. */
export async function readRevisions(
  kind: Kind,
  destination: string | undefined,
  signal: AbortSignal,
): Promise<Terms[]> {
  const pages = await allPages((after?: number) =>
    call(LIST[kind], { query: { limit: PAGE, destination, after }, signal }),
  );
  return pages.flatMap(({ terms }) => terms);
}

/** @throws ApiProblem 404 if there is none */
export function readRuleSet(id: string, signal: AbortSignal): Promise<RuleSetDetail> {
  return call('readTaxRules', { path: { id }, signal });
}

export function readDutyRates(id: string, signal: AbortSignal): Promise<DutyRatesDetail> {
  return call('readDutyRates', { path: { destination: destinationOf(id), id }, signal });
}

export function readTariff(id: string, signal: AbortSignal): Promise<TariffDetail> {
  return call('readFreightTariff', { path: { id }, signal });
}

/** The operation that ends terms of each kind. */
export const END = {
  rules: 'endTaxRules',
  duties: 'endDutyRates',
  tariffs: 'endFreightTariff',
} as const satisfies Readonly<Record<Kind, OperationId>>;

export function endTerms(kind: Kind, id: string, body: Schemas['EndTermsRequest']): Promise<Terms> {
  return call(END[kind], { path: { id, destination: destinationOf(id) }, body });
}

/** The API's path of one revision. */
export function pathOf(kind: Kind, id: string): string {
  return kind === 'duties'
    ? `${LISTS.duties}/${destinationOf(id)}/${id}`
    : `${LISTS[kind]}/${encodeURIComponent(id)}`;
}

/** The ids of duty rates begin with their destination. */
function destinationOf(id: string): string {
  return id.slice(0, 2);
}
