import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseStructured, type Delivered } from './structured.js';

/** Headers of a request: an object (Node.js, Express; names in any case) or `Headers` (fetch). */
export type RequestHeaders =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { get(name: string): string | null };

/** The headers that a webhook request must have. */
export type SignedHeaders = Record<
  'webhook-id' | 'webhook-timestamp' | 'webhook-signature',
  string
>;

/** The reason for refusing a request. */
export type Refusal =
  /** One of webhook-id, webhook-timestamp and webhook-signature is missing, empty or repeated. */
  | 'missing-header'
  /** The timestamp is not a number of seconds. */
  | 'invalid-timestamp'
  /**
   * The request was signed more than five minutes ago: an old request was replayed, or this machine's clock is wrong.
   */
  | 'timestamp-too-old'
  /** The request was signed more than five minutes in the future. */
  | 'timestamp-too-new'
  /** The secret is wrong, or the body differs from the sent bytes. */
  | 'no-matching-signature';

/**
 * A request that Entrepot did not send, or not unchanged. Answer with 400, so that a wrong secret becomes visible and
 * the delivery is retried.
 */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly code: Refusal,
    detail: string,
  ) {
    super(detail);
  }
}

/** The maximum difference between the time of an attempt and now, in seconds. */
const TOLERANCE = 300;
const PREFIX = 'whsec_';
const BASE64 = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Webhooks as Standard Webhooks describes them (https://www.standardwebhooks.com). */
export const Webhook = {
  /**
   * Verifies one request and reads its event.
   * @param rawBody the received bytes; a body that was parsed and serialized again has another signature
   * @param secrets `whsec_…`; pass both while a secret is rotated
   * @param now for tests only
   * @throws WebhookVerificationError whose `code` is the reason
   * @throws TypeError for an invalid secret or no secret, which is an error of the receiver
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
    const signatures = signaturesIn(required(headers, 'webhook-signature'));
    checkTime(timestamp, now);
    if (!keys.some((key) => isSigned(signatures, signature(key, id, timestamp, rawBody)))) {
      const reason = 'no signature matches: another secret, or the body was changed';
      throw new WebhookVerificationError('no-matching-signature', reason);
    }
    return parseStructured(rawBody, id);
  },

  /**
   * Returns the headers of a request signed like Entrepot's, for tests of a receiver.
   * @param id of the event
   * @param secrets several secrets result in several signatures
   * @throws TypeError for an invalid secret
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
  const values = Object.entries(headers).filter(
    ([headerName]) => headerName.toLowerCase() === name,
  );
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

/** The signatures of the version that this package knows; others are from a later version. */
function signaturesIn(header: string): Buffer[] {
  return header
    .split(' ')
    .filter((part) => part.startsWith('v1,'))
    .map((part) => Buffer.from(part.slice('v1,'.length)));
}

function signature(key: Buffer, id: string, timestamp: string, body: string | Uint8Array): Buffer {
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  return Buffer.from(hmac.digest('base64'));
}

function isSigned(signatures: readonly Buffer[], expected: Buffer): boolean {
  return signatures.some(
    (candidate) => candidate.length === expected.length && timingSafeEqual(candidate, expected),
  );
}
