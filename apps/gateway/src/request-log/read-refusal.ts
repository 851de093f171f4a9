import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { redact } from '#platform';
import type { RefusedBody } from '../proxy/refused-body.js';

/** The maximum size of a stored body, as JSON. */
const MAX_BYTES = 8 * 1024;

const MAX_DECODED_BYTES = 256 * 1024;

const CODE = /^[a-z0-9-]{1,64}$/;

/** The stored part of a refusal's body. */
export interface StoredRefusal {
  /** The problem code. */
  code: string | undefined;
  /** The body as JSON. */
  body: string;
}

/**
 * Reads the body of a refusal. Removes tokens and e-mail addresses, which a caller may have put where a problem repeats
 * them, for example in the name of an unknown parameter. Drops the last of too many faults.
 * @returns undefined for a body that is incomplete or not a JSON object
 */
export function readRefusal(refused: RefusedBody | undefined): StoredRefusal | undefined {
  const body = refused && objectOf(refused);
  if (body === undefined) return undefined;
  const redacted = redact(body) as Record<string, unknown>;
  const text = withinLimit(redacted);
  return text === undefined ? undefined : { code: codeOf(redacted), body: text };
}

function objectOf({ pieces, encoding }: RefusedBody): object | undefined {
  try {
    const body = JSON.parse(decoded(Buffer.concat(pieces), encoding).toString()) as unknown;
    return body instanceof Object && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes, { maxOutputLength: MAX_DECODED_BYTES });
  return encoding === 'gzip' ? gunzipSync(bytes, { maxOutputLength: MAX_DECODED_BYTES }) : bytes;
}

/** The body of the two price updates has no code of its own, but that of its first fault (decision 1.3). */
function codeOf({ code, errors }: Record<string, unknown>): string | undefined {
  const first = Array.isArray(errors) ? (errors[0] as { code?: unknown } | undefined) : undefined;
  const problemCode = code ?? first?.code;
  return typeof problemCode === 'string' && CODE.test(problemCode) ? problemCode : undefined;
}

/** Drops half of the faults until the rest is short enough. */
function withinLimit(body: Record<string, unknown>): string | undefined {
  const { errors } = body;
  for (let count = Array.isArray(errors) ? errors.length : 0; ; count = Math.floor(count / 2)) {
    const shorter = Array.isArray(errors) ? { ...body, errors: errors.slice(0, count) } : body;
    const text = JSON.stringify(shorter);
    if (Buffer.byteLength(text) <= MAX_BYTES) return text;
    if (count === 0) return undefined;
  }
}
