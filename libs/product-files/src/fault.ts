/** A fault of a record. */
export interface Fault {
  /** A stable code, like the codes of the API. */
  code: string;
  /** The description in English, with the field. */
  detail: string;
  /** For a program with its own texts; left out for a fault of the API. */
  reason?: Reason;
}

/** The kind of fault, with the values of its text. */
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
  | 'blanks'
  | 'duplicate'
  | 'too-many'
  | 'deletes-unsent'
  | 'deletes-unread'
  | 'unknown-sku'
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

/** A fault as reported by the API: of a member of the body, with an RFC 6901 pointer, or of a parameter. */
export interface FieldFault {
  pointer?: string;
  parameter?: string;
  code?: string;
  detail: string;
}

/** Returns the members of an RFC 6901 pointer: `3` and `name` for `/3/name`. */
export function membersOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((member) => member.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Converts a fault of the API into words.
 * @param members the members of its pointer, without those that identify the record
 * @param columns the columns of the file, whose names replace those of their members
 */
export function faultOf(
  { parameter, code, detail }: FieldFault,
  members: readonly string[],
  columns: readonly { name: string; path: readonly string[] }[] = [],
): Fault {
  const column = columns.find(({ path }) => path.every((part, index) => part === members[index]));
  const named = column ? [column.name, ...members.slice(column.path.length)] : members;
  const field = parameter ?? named.join('.');
  // A complete sentence already names its subject.
  const isSentence = field === '' || /^\p{Lu}/u.test(detail);
  return { code: code ?? 'refused', detail: isSentence ? detail : `${field} ${detail}` };
}
