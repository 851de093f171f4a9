import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The signatures of a request according to Standard Webhooks: one for each secret, so that a receiver may have the old
 * or the new secret during a rotation.
 * @param secrets each `whsec_` and its bytes in base64
 * @param seconds the time of the attempt, in seconds since 1970
 */
export function signaturesOf(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const signed = `${id}.${seconds}.${body}`;
  return secrets.map((secret) => `v1,${hmac(secret, signed)}`).join(' ');
}

function hmac(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(signed).digest('base64');
}
