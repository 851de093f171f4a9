import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret as Standard Webhooks writes it: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}
