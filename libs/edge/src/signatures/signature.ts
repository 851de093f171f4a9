import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of the parts in this order, in base64url (43 characters). */
export function signatureOf(key: string, parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/** Compares in constant time. */
export function isSignatureOf(signature: string, key: string, parts: readonly string[]): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(key, parts));
  return given.length === right.length && timingSafeEqual(given, right);
}
