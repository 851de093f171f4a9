/** Why a value is refused; the code is stable and kebab-case. */
export interface Fault {
  code: string;
  detail: string;
}

/** What one member or parameter may hold. */
export interface Rule {
  /** Type and limits as OpenAPI says them. */
  schema: Record<string, unknown>;
  /** @param value anything but undefined */
  check(value: unknown): Fault | undefined;
  /** What a query's text stands for; a text that stands for nothing is handed on for `check` to refuse. */
  fromText?(text: string): unknown;
  /** The form in which a value that passed is kept, where it is not the one sent. */
  keep?(value: unknown): unknown;
}

export function fault(code: string, detail: string): Fault {
  return { code, detail };
}

export const REQUIRED: Fault = { code: 'required', detail: 'is required' };
export const NOT_AN_OBJECT: Fault = { code: 'type', detail: 'must be an object' };
export const NOT_AN_ARRAY: Fault = { code: 'type', detail: 'must be an array' };
const NOT_A_STRING: Fault = { code: 'type', detail: 'must be a string' };

/** Postgres stores neither, in no type of text and in no JSON. */
const UNSTORABLE: Fault = {
  code: 'unstorable-character',
  detail: 'must not hold the character U+0000 or half of a surrogate pair',
};

/** A string that can be stored and has a length, counted in characters, within the limits. */
export function checkText(value: unknown, min: number, max: number): Fault | undefined {
  if (typeof value !== 'string') return NOT_A_STRING;
  if (value.length < min) return fault('too-short', `must have at least ${min} character(s)`);
  if (value.length > max && (value.length > 2 * max || [...value].length > max)) {
    return fault('too-long', `must have at most ${max} characters`);
  }
  return value.includes('\0') || !value.isWellFormed() ? UNSTORABLE : undefined;
}

/** Is the size of a list within its limits? */
export function checkSize(length: number, min: number, max: number): Fault | undefined {
  if (length < min) return fault('too-few', `must have at least ${min} item(s)`);
  return length > max ? fault('too-many', `must have at most ${max} items`) : undefined;
}
