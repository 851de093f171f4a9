import type { Caller } from '#platform';
import { createHash } from 'node:crypto';

/** A request that its client can distinguish from others (decision 1.9). */
export interface KeyedRequest {
  clientId: string;
  operation: string;
  key: string;
  bodyHash: string;
}

/**
 * What makes a request the same as another: client, operation, key and all of the request that is understood.
 * @param operation a name of its own for each route; with what the path names, where it names anything
 * @returns undefined where the client gave no key
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
