import type { Caller } from '#platform';
import { createHash } from 'node:crypto';

/** A request with an idempotency key (decision 1.9). */
export interface KeyedRequest {
  clientId: string;
  operation: string;
  key: string;
  bodyHash: string;
}

/**
 * Identifies a request by client, operation, key and a hash of its known members.
 * @param operation a unique name of the route, with the path parameters, if any
 * @returns undefined if the client sent no key
 */
export function keyedRequest(
  { clientId }: Caller,
  operation: string,
  key: string | undefined,
  request: object,
): KeyedRequest | undefined {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { clientId, operation, key, bodyHash };
}
