const MAX_DEPTH = 32;

/**
 * The largest valid upsert has 102,001 values and 38,000 members. A parser needs about 60 bytes for a value of two
 * bytes of text.
 */
const MAX_VALUES = 150_000;

/** A parser keeps a table of all names, and each new one costs microseconds; the API has about 200. */
const MAX_NAMES = 1_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
/** The bit in which a brace differs from a bracket. */
const BRACE = 0x20;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** An excess in JSON that makes parsing expensive, apart from its length. */
export interface JsonExcess {
  code: 'json-too-deep' | 'json-too-large';
  detail: string;
}

const TOO_DEEP: JsonExcess = {
  code: 'json-too-deep',
  detail: `JSON may be nested ${MAX_DEPTH} deep.`,
};
const TOO_MANY_VALUES: JsonExcess = {
  code: 'json-too-large',
  detail: `The body may have at most ${MAX_VALUES} values: objects, arrays, members and elements together.`,
};
const TOO_MANY_NAMES: JsonExcess = {
  code: 'json-too-large',
  detail: `The body may have at most ${MAX_NAMES} different names of members.`,
};

/**
 * Scans JSON before it is parsed (decision 1.6), because a level costs the sender one byte and a value two, but the
 * parser much more. It makes one pass, and stops at the first excess. Invalid JSON may pass.
 * @param body UTF-8
 * @returns the excess, or undefined if the body may be parsed
 */
export function findExcess(body: Buffer): JsonExcess | undefined {
  let depth = 0;
  let values = 1;
  let nameFrom = 0;
  let nameTo = 0;
  const names = new Set<string>();
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] as number;
    if (byte === QUOTE) {
      nameFrom = at + 1;
      at = nameTo = endOfString(body, nameFrom);
    } else if (byte === COMMA) values++;
    else if (byte === COLON) {
      if (names.add(body.toString('latin1', nameFrom, nameTo)).size > MAX_NAMES)
        return TOO_MANY_NAMES;
    } else if ((byte | BRACE) === OPENING_BRACE) {
      depth++;
      values++;
    } else if ((byte | BRACE) === CLOSING_BRACE) depth--;
    if (depth > MAX_DEPTH) return TOO_DEEP;
    if (values > MAX_VALUES) return TOO_MANY_VALUES;
  }
  return undefined;
}

function endOfString(body: Buffer, from: number): number {
  let at = from;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}
