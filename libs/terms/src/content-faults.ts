import {
  faultsOfDutyRates,
  faultsOfFreightTariff,
  faultsOfRuleSet,
  type Fault,
} from '#landed-cost';
import { Refusal, type FieldError } from '#platform';
import type { Terms } from './domain/documents.js';

/** An event has 512 KiB at most; the rest is for its envelope. */
export const MOST_BYTES = 511 * 1024;

/** The faults of a document by itself: none where it can be evaluated. */
export function contentFaults({ kind, document }: Terms): Fault[] {
  if (kind === 'rules') return faultsOfRuleSet(document);
  return kind === 'duties' ? faultsOfDutyRates(document) : faultsOfFreightTariff(document);
}

/**
 * Why a document cannot be loaded, whatever else is. Its size comes first, since the time of the other checks grows
 * with it: they need no transaction, which would keep a connection and locks meanwhile.
 * @returns a refusal with `terms-too-large` or `invalid-terms`
 */
export function contentRefusal(terms: Terms): Refusal | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(terms.document));
  if (bytes > MOST_BYTES) return termsTooLarge('The document', bytes);
  const faults = contentFaults(terms);
  return faults.length === 0 ? undefined : invalidTerms(faults);
}

export function termsTooLarge(what: string, bytes: number): Refusal {
  const code = 'terms-too-large';
  const detail = `${what} has ${bytes} bytes as JSON without blanks. At most ${MOST_BYTES} can be published.`;
  return new Refusal(code, detail, { errors: [{ pointer: '', code, detail }] });
}

export function invalidTerms(errors: FieldError[]): Refusal {
  const [{ pointer, detail } = { pointer: '', detail: '' }, ...others] = errors;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return new Refusal('invalid-terms', `${pointer} ${detail}${more}.`, { errors });
}
