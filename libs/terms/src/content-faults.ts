import {
  faultsOfDutyRates,
  faultsOfFreightTariff,
  faultsOfRuleSet,
  type DutyRates,
  type Fault,
  type FreightTariff,
  type RuleSet,
} from '#landed-cost';
import { Refusal, type FieldError } from '#edge';

/** Terms as operators write them, with the kind of the document. */
export type WrittenTerms =
  | { kind: 'rules'; document: RuleSet }
  | { kind: 'duties'; document: DutyRates }
  | { kind: 'tariff'; document: FreightTariff };

/** An event has 512 KiB at most; the rest is for its envelope. */
export const MOST_BYTES = 511 * 1024;

/** The faults of a document by itself: none where it can be evaluated. */
function contentFaults({ kind, document }: WrittenTerms): Fault[] {
  if (kind === 'rules') return faultsOfRuleSet(document);
  return kind === 'duties' ? faultsOfDutyRates(document) : faultsOfFreightTariff(document);
}

/**
 * Why a document cannot be loaded, whatever else is. Its size comes first, since the time of the other checks grows
 * with it: they need no transaction, which would keep a connection and locks meanwhile.
 * @param terms whose members have the types of the document's class
 * @returns a refusal with `terms-too-large` or `invalid-terms`
 */
export function contentRefusal(terms: WrittenTerms): Refusal | undefined {
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

/** A refusal of terms that says the first of their faults. */
export function invalidTerms(errors: FieldError[], code = 'invalid-terms'): Refusal {
  const [{ pointer, detail } = { pointer: '', detail: '' }, ...others] = errors;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return new Refusal(code, `${pointer} ${detail}${more}.`, { errors });
}
