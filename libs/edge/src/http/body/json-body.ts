import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#runtime';
import { KIB } from '../../routes/body-limit.js';
import { findExcess } from './json-scan.js';

/**
 * Reads only JSON bodies (otherwise 415), which may begin with a byte order mark (decision 1.5). A member named
 * `__proto__` is an ordinary own member, and DTOs ignore it like any unknown member (decision 1.5).
 */
export function readJsonBodies(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => readJson(body),
  );
}

/** A longer body takes milliseconds per step, so other requests are processed between the steps. */
const LONG_BYTES = 64 * KIB;

/**
 * @returns the value, or undefined without a body
 * @throws Refusal `malformed-json`, `json-too-deep`, `json-too-large` (decision 1.6)
 */
async function readJson(body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined;
  const isLong = body.length > LONG_BYTES;
  const excess = findExcess(body);
  if (excess !== undefined) throw new Refusal(excess.code, excess.detail);
  if (isLong) await nextTurn();
  const value = parseJson(body);
  if (isLong) await nextTurn();
  return value;
}

/** Drops a byte order mark, which Windows programs write before their JSON and `JSON.parse` refuses. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(body: Buffer): unknown {
  const text = decodedBody(body);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed-json', 'The body is not valid JSON.');
  }
}

function decodedBody(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Refusal('malformed-json', 'The body is not UTF-8 text.');
  }
}
