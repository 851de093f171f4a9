import type { Column } from './column.js';

/** What is wrong with a record. */
export interface Fault {
  /** Stable, as those of the API. */
  code: string;
  /** In English, with the field. */
  detail: string;
  /** For a program that has texts of its own; left out for a fault of the API. */
  reason?: Reason;
}

/** What is wrong, as a name of this list with its values. */
export interface Reason {
  name: ReasonName;
  values: Readonly<Record<string, string | number>>;
}

export type ReasonName =
  | 'required'
  | 'whole-number'
  | 'true-or-false'
  | 'decimal-comma'
  | 'decimal-point'
  | 'json-array'
  | 'json-object'
  | 'not-json'
  | 'cells'
  | 'required-with-country'
  | 'decimals'
  | 'encoding'
  | 'likely-encoding';

/** A fault of a field. @param what is wrong, in English, after the name of the field */
export function fault(
  code: string,
  field: string,
  what: string,
  name?: ReasonName,
  values: Reason['values'] = {},
): Fault {
  const detail = `${field} ${what}`;
  return name === undefined
    ? { code, detail }
    : { code, detail, reason: { name, values: { field, ...values } } };
}

/** A fault as the API names it: a member of the body by an RFC 6901 pointer, or a parameter. */
interface FieldFault {
  pointer?: string;
  parameter?: string;
  code?: string;
  detail: string;
}

/** The members of an RFC 6901 pointer: `/3/name` has `3` and `name`. */
export function membersOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((member) => member.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * A fault of the API in words.
 * @param members of its pointer, without those that name the record
 * @param columns of the file: a member that a column fills has its name
 */
export function faultOf(
  { parameter, code, detail }: FieldFault,
  members: readonly string[],
  columns: readonly Pick<Column, 'name' | 'path'>[] = [],
): Fault {
  const column = columns.find(({ path }) => path.every((part, at) => part === members[at]));
  const named = column ? [column.name, ...members.slice(column.path.length)] : members;
  const field = parameter ?? named.join('.');
  // A whole sentence names what it is about.
  const isSentence = field === '' || /^\p{Lu}/u.test(detail);
  return { code: code ?? 'refused', detail: isSentence ? detail : `${field} ${detail}` };
}
