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

/** An event has at most 512 KiB; the rest is for its envelope. */
export const MOST_BYTES = 511 * 1024;

/** Returns the faults of a document by itself; none if it can be evaluated. */
function contentFaults({ kind, document }: WrittenTerms): Fault[] {
  if (kind === 'rules') return faultsOfRuleSet(document);
  return kind === 'duties' ? faultsOfDutyRates(document) : faultsOfFreightTariff(document);
}

/**
 * Returns the reason why a document cannot be loaded, independently of other documents. The size is checked first,
 * because the time of the other checks grows with it. The checks need no transaction, which would occupy a connection
 * and locks meanwhile.
 * @param terms a document whose members have the types of its class
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

/** A refusal of terms, with the first of their faults in the detail. */
export function invalidTerms(errors: FieldError[], code = 'invalid-terms'): Refusal {
  const [{ pointer, detail } = { pointer: '', detail: '' }, ...moreErrors] = errors;
  const more = moreErrors.length === 0 ? '' : `, and ${moreErrors.length} more`;
  return new Refusal(code, `${pointer} ${detail}${more}.`, { errors });
}
