import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../problems/refusal.js';

const MAX_DEPTH = 32;

/**
 * Reads JSON bodies and no others (415). A member named `__proto__` stays an ordinary own member: DTOs take known
 * members only, so it is ignored like any unknown one (decision 1.5).
 */
export function readJsonBodies(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      try {
        done(null, parseJson(body as Buffer));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

/**
 * @returns the value, or undefined for no body at all
 * @throws Refusal `malformed-json`, `json-too-deep` (decision 1.6)
 */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (isTooDeep(body))
    throw new Refusal('json-too-deep', `JSON may be nested ${MAX_DEPTH} levels deep.`);
  if (!isUtf8(body)) throw new Refusal('malformed-json', 'The body is not UTF-8 text.');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('malformed-json', 'The body is not valid JSON.');
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** The bit in which a brace differs from its bracket. */
const BRACE = 0x20;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Looked at before parsing: nesting costs a sender one byte a level, and whoever walks the value a call a level. */
function isTooDeep(body: Buffer): boolean {
  let depth = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] as number;
    if (byte === QUOTE) at = endOfString(body, at + 1);
    else if ((byte | BRACE) === OPENING_BRACE) depth++;
    else if ((byte | BRACE) === CLOSING_BRACE) depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function endOfString(body: Buffer, from: number): number {
  let at = from;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}
