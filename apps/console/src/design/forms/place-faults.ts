import { isProblem, type FieldFault } from '../../api/problem.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

/** A field of a form, for placing the faults of the API. */
export interface FaultyField {
  name: string;
  label: string;
  /** The members of the request that the field fills, if their names differ. */
  members?: readonly string[] | undefined;
  /** The name of an item of the request, if the field fills a list. */
  rows?: readonly string[] | undefined;
}

export interface PlacedFaults {
  /** The faults by the name of the field, one sentence per line. */
  byField: Readonly<Record<string, string>>;
  /** The faults that belong to no field. */
  unplaced: readonly string[];
}

const texts = messages.faults;

/**
 * Divides the faults of a refusal among the fields of a form. The deepest member of a pointer that a field fills decides:
 * `/events/1/externalParcelId` is the second row of the field for barcodes.
 */
export function placeFaults(
  faults: readonly FieldFault[],
  fields: readonly FaultyField[],
): PlacedFaults {
  const byField: Record<string, string> = {};
  const unplaced: string[] = [];
  for (const fault of faults) {
    const path = pathOf(fault);
    const field = fieldOf(path, fields);
    if (!field) {
      unplaced.push(sentence(placeName(path), fault.detail));
      continue;
    }
    const row = field.rows?.[path.map(Number).find((part) => Number.isInteger(part)) ?? -1];
    const text = sentence(row ?? field.label, fault.detail);
    const before = byField[field.name];
    byField[field.name] = before === undefined ? text : `${before}\n${text}`;
  }
  return { byField, unplaced };
}

/** All faults of a refusal as sentences, if there is no form. */
export function faultSentences(error: unknown): readonly string[] {
  return placeFaults(faultsOf(error), []).unplaced;
}

/** The fields and parameters with faults; none if the error is not about them. */
export function faultsOf(error: unknown): readonly FieldFault[] {
  return isProblem(error) ? error.errors : [];
}

/** The members of an RFC 6901 pointer, or the name of a parameter. */
export function pathOf({
  pointer,
  parameter,
}: Pick<FieldFault, 'pointer' | 'parameter'>): string[] {
  if (pointer === undefined) return parameter === undefined ? [] : [parameter];
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function fieldOf(path: readonly string[], fields: readonly FaultyField[]): FaultyField | undefined {
  for (const part of path.toReversed()) {
    const field = fields.find(({ name, members }) => name === part || members?.includes(part));
    if (field) return field;
  }
  return undefined;
}

/** Describes a place: `/items/0/skuId` is “Items 1, sku id”. */
export function placeName(path: readonly string[]): string {
  const words = path
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${wordsOf(part)}`))
    .join('')
    .replace(/^[, ]+/, '');
  return words === '' ? texts.whole : words.charAt(0).toUpperCase() + words.slice(1);
}

function wordsOf(member: string): string {
  return member.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
}

/** The API describes a fault without its subject, unless the text is a sentence. */
function sentence(subject: string, detail: string): string {
  if (/^\p{Lu}/u.test(detail)) return detail;
  return fill(texts.sentence, { subject, detail });
}
