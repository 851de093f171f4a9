import type { Column } from './column.js';

/** What is wrong with a record. */
export interface Fault {
  /** Stable, as those of the API. */
  code: string;
  /** In words, with the field. */
  detail: string;
}

export function fault(code: string, field: string, what: string): Fault {
  return { code, detail: `${field} ${what}` };
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
