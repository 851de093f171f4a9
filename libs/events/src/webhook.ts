import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseStructured } from './structured.js';
import type { Delivered } from './structured.js';

/** Headers of a request: an object (Node.js, Express; names in any case) or `Headers` (fetch). */
export type RequestHeaders =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { get(name: string): string | null };

/** What makes a request a webhook. */
export type SignedHeaders = Record<
  'webhook-id' | 'webhook-timestamp' | 'webhook-signature',
  string
>;

/** Why a request is refused. */
export type Refusal =
  /** One of webhook-id, webhook-timestamp and webhook-signature is missing, empty or there twice. */
  | 'missing-header'
  /** No number of seconds. */
  | 'invalid-timestamp'
  /** Signed more than five minutes ago: a repetition of an old request, or this machine's clock is wrong. */
  | 'timestamp-too-old'
  /** Signed more than five minutes from now. */
  | 'timestamp-too-new'
  /** Another secret, or the body is not the bytes that were sent. */
  | 'no-matching-signature';

/** A request that did not come from Entrepot as it is. Answer 400, so that a wrong secret is seen and the delivery tried again. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly code: Refusal,
    detail: string,
  ) {
    super(detail);
  }
}

/** How far the time of an attempt may be from now, in seconds. */
const TOLERANCE = 300;
const PREFIX = 'whsec_';
const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Webhooks as Standard Webhooks describes them (https://www.standardwebhooks.com). */
export const Webhook = {
  /**
   * Verifies one request and reads its event.
   * @param rawBody the bytes as they came; a body that was parsed and written again has another signature
   * @param secrets `whsec_…`; both while a secret is rotated
   * @param now other than now for tests only
   * @throws WebhookVerificationError whose `code` says why
   * @throws TypeError for a secret that is none, or none at all: the receiver's own mistake
   */
  verify(
    rawBody: string | Uint8Array,
    headers: RequestHeaders,
    secrets: string | readonly string[],
    now: Date = new Date(),
  ): Delivered {
    const keys = [secrets].flat().map(keyOf);
    if (keys.length === 0) throw new TypeError('no secret was given');
    const id = required(headers, 'webhook-id');
    const timestamp = required(headers, 'webhook-timestamp');
    const given = signaturesIn(required(headers, 'webhook-signature'));
    checkTime(timestamp, now);
    if (!keys.some((key) => isSigned(given, signature(key, id, timestamp, rawBody)))) {
      const reason = 'no signature matches: another secret, or the body was changed';
      throw new WebhookVerificationError('no-matching-signature', reason);
    }
    return parseStructured(rawBody, id);
  },

  /**
   * The headers of a request as Entrepot signs it, for tests of a receiver.
   * @param id of the event
   * @param secrets several make several signatures
   * @throws TypeError for a secret that is none
   */
  sign(
    rawBody: string | Uint8Array,
    id: string,
    secrets: string | readonly string[],
    now: Date = new Date(),
  ): SignedHeaders {
    const timestamp = String(Math.floor(now.getTime() / 1_000));
    const signatures = [secrets]
      .flat()
      .map((secret) => `v1,${signature(keyOf(secret), id, timestamp, rawBody).toString()}`);
    return {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.join(' '),
    };
  },
};

function keyOf(secret: string): Buffer {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  if (!BASE64.test(text)) throw new TypeError('a secret is not whsec_ and base64');
  return Buffer.from(text, 'base64');
}

function required(headers: RequestHeaders, name: string): string {
  const value = valueOf(headers, name);
  if (typeof value === 'string' && value !== '') return value;
  const reason = value ? 'is there more than once' : 'is missing';
  throw new WebhookVerificationError('missing-header', `${name} ${reason}`);
}

function valueOf(headers: RequestHeaders, name: string): string | readonly string[] | null {
  if (isFetchHeaders(headers)) return headers.get(name);
  const values = Object.entries(headers).filter(([one]) => one.toLowerCase() === name);
  const all = values.flatMap(([, value]) => value ?? []);
  return all.length > 1 ? all : (all[0] ?? null);
}

function isFetchHeaders(headers: RequestHeaders): headers is { get(name: string): string | null } {
  return typeof headers['get'] === 'function';
}

function checkTime(timestamp: string, now: Date): void {
  if (!/^\d{1,15}$/.test(timestamp)) {
    const reason = `webhook-timestamp is no number of seconds: ${timestamp.slice(0, 40)}`;
    throw new WebhookVerificationError('invalid-timestamp', reason);
  }
  const age = Math.floor(now.getTime() / 1_000) - Number(timestamp);
  if (Math.abs(age) <= TOLERANCE) return;
  const code = age > 0 ? 'timestamp-too-old' : 'timestamp-too-new';
  const side = age > 0 ? 'ago' : 'from now';
  const reason = `signed ${Math.abs(age)} s ${side}; ${TOLERANCE} s are allowed`;
  throw new WebhookVerificationError(code, reason);
}

/** Signatures of the version that this package knows; others are of a later one. */
function signaturesIn(header: string): Buffer[] {
  return header
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice('v1,'.length)));
}

function signature(key: Buffer, id: string, timestamp: string, body: string | Uint8Array): Buffer {
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  return Buffer.from(hmac.digest('base64'));
}

function isSigned(given: readonly Buffer[], expected: Buffer): boolean {
  return given.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}
