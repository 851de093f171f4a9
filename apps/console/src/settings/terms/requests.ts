import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';

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

/** All revisions of a kind, page by page, without their content. */
export async function readRevisions(
  kind: Kind,
  destination: string | undefined,
  signal: AbortSignal,
): Promise<Terms[]> {
  const found: Terms[] = [];
  let after: number | undefined;
  do {
    const query = {
      limit: PAGE,
      ...(destination !== undefined && { destination }),
      ...(after !== undefined && { after }),
    };
    // Each page contains the token of the next one.
    // oxlint-disable-next-line no-await-in-loop
    const page = await bodyOf(api.GET(LISTS[kind], { params: { query }, signal }));
    found.push(...page.terms);
    after = page.next;
  } while (after !== undefined);
  return found;
}

/** @throws ApiProblem 404 if there is none */
export function readRuleSet(id: string, signal: AbortSignal, headers = {}): Promise<RuleSetDetail> {
  const options = { params: { path: { id } }, headers, signal };
  return bodyOf(api.GET('/ops/tax-rules/{id}', options));
}

export function readDutyRates(id: string, signal: AbortSignal): Promise<DutyRatesDetail> {
  const path = { destination: destinationOf(id), id };
  return bodyOf(api.GET('/ops/duty-rates/{destination}/{id}', { params: { path }, signal }));
}

export function readTariff(id: string, signal: AbortSignal): Promise<TariffDetail> {
  return bodyOf(api.GET('/ops/freight-tariffs/{id}', { params: { path: { id } }, signal }));
}

export function endTerms(kind: Kind, id: string, body: Schemas['EndTermsRequest']): Promise<Terms> {
  const path = { id };
  switch (kind) {
    case 'rules':
      return bodyOf(api.POST('/ops/tax-rules/{id}/end', { params: { path }, body }));
    case 'duties': {
      const params = { path: { destination: destinationOf(id), id } };
      return bodyOf(api.POST('/ops/duty-rates/{destination}/{id}/end', { params, body }));
    }
    case 'tariffs':
      return bodyOf(api.POST('/ops/freight-tariffs/{id}/end', { params: { path }, body }));
  }
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
