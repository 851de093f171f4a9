import type { Schemas } from '@entrepot/client';
import { api, call } from '../../../api/client.js';
import { isProblem } from '../../../api/problem.js';
import { readDutyRates, readRuleSet, readTariff, type Kind } from '../requests.js';
import type { LoadDocument } from './documents.js';
import { messages } from './messages.js';

export type PriceMoves = Schemas['TermsPreviewOfPricesResponse'];
export type Preview = Schemas['TermsPreviewResponse'];

/** The options for loading documents. */
export interface Extras {
  /** Empty if it is not a correction. */
  reason: string;
  confirm: boolean;
}

/** The result of loading a document. */
export interface Loaded {
  id: string;
  isNew: boolean;
}

/** Reads the effect of loading a document. @throws ApiProblem if the effect is unknown */
export async function previewOf(document: LoadDocument, extras: Extras): Promise<Preview> {
  if (document.destination === '') return withoutDestination();
  try {
    const { data } = await send(document, extras, true);
    return data as Preview;
  } catch (error) {
    if (!isProblem(error) || error.errors.length === 0) throw error;
    // A body of an unexpected shape is refused before it is examined.
    const faults = error.errors.map(({ pointer = '', code = error.code, detail }) => ({
      pointer,
      code,
      detail,
    }));
    return { outcome: 'refused', faults, samples: [] };
  }
}

/** The path of duty rates contains their destination. */
function withoutDestination(): Preview {
  const faults = [{ pointer: '/destination', code: 'required', detail: messages.noDestination }];
  return { outcome: 'refused', faults, samples: [] };
}

/** @throws ApiProblem */
export async function load(document: LoadDocument, extras: Extras): Promise<Loaded> {
  const { data, response } = await send(document, extras, false);
  return { id: data?.id ?? '', isNew: response.status === 201 };
}

function send({ kind, destination, content }: LoadDocument, extras: Extras, dryRun: boolean) {
  const { reason, confirm } = extras;
  const query = dryRun ? { dryRun } : {};
  const body = {
    ...content,
    ...(reason !== '' && { correction: { reason } }),
    ...(confirm && { confirm }),
  } as never;
  switch (kind) {
    case 'rules':
      return api.POST('/ops/tax-rules', { params: { query }, body });
    case 'duties': {
      const params = { path: { destination }, query };
      return api.PUT('/ops/duty-rates/{destination}', { params, body });
    }
    case 'tariffs':
      return api.POST('/ops/freight-tariffs', { params: { query }, body });
  }
}

const MEMBERS = {
  rules: 'ruleSet',
  duties: 'dutyRates',
  tariffs: 'freightTariff',
} as const satisfies Readonly<Record<Kind, string>>;

/** The number of prices that a document would change. */
export function readPriceMoves(
  { kind, content }: LoadDocument,
  signal: AbortSignal,
): Promise<PriceMoves> {
  const body = { [MEMBERS[kind]]: content };
  return call('previewPrices', { body, signal });
}

const READ = { rules: readRuleSet, duties: readDutyRates, tariffs: readTariff } as const;

/** A revision as text, to correct. */
export async function readDocument(kind: Kind, id: string, signal: AbortSignal): Promise<string> {
  const { document } = await READ[kind](id, signal);
  return JSON.stringify(document, undefined, 2);
}
