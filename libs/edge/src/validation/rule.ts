/** The reason for refusing a value; the code is stable and kebab-case. */
export interface Fault {
  code: string;
  detail: string;
}

/** The rule of a member or parameter. */
export interface Rule {
  /** The type and limits in OpenAPI. */
  schema: Record<string, unknown>;
  /** @param value anything but undefined */
  check(value: unknown): Fault | undefined;
  /** `null` is a value of its own; otherwise it counts as absent (decision 1.5). */
  takesNull?: boolean;
  /** A required text may be blank; otherwise a blank text counts as missing (decision 1.5). */
  takesBlank?: boolean;
  /** A query may give the parameter more than once; `fromText` then receives the texts separated by commas. */
  takesSeveral?: boolean;
  /** Converts a query's text; an invalid text is returned unchanged, for `check` to refuse. */
  fromText?(text: string): unknown;
  /** Normalizes a valid value; unchanged by default. */
  keep?(value: unknown): unknown;
}

export function fault(code: string, detail: string): Fault {
  return { code, detail };
}

export const REQUIRED: Fault = { code: 'required', detail: 'is required' };
export const NOT_AN_OBJECT: Fault = { code: 'type', detail: 'must be an object' };
export const NOT_AN_ARRAY: Fault = { code: 'type', detail: 'must be an array' };
const NOT_A_STRING: Fault = { code: 'type', detail: 'must be a string' };

/** Characters that Postgres cannot store, in text or JSON. */
const UNSTORABLE: Fault = {
  code: 'unstorable-character',
  detail: 'must not hold the character U+0000 or half of a surrogate pair',
};

/** Checks that a string can be stored and that its length, in characters, is within the limits. */
export function checkText(value: unknown, min: number, max: number): Fault | undefined {
  if (typeof value !== 'string') return NOT_A_STRING;
  if (value.length < min) return fault('too-short', `must have at least ${min} character(s)`);
  if (value.length > max && (value.length > 2 * max || [...value].length > max)) {
    return fault('too-long', `must have at most ${max} characters`);
  }
  return value.includes('\0') || !value.isWellFormed() ? UNSTORABLE : undefined;
}

/** Checks the size of a list. */
export function checkSize(length: number, min: number, max: number): Fault | undefined {
  if (length < min) return fault('too-few', `must have at least ${min} item(s)`);
  return length > max ? fault('too-many', `must have at most ${max} items`) : undefined;
}
