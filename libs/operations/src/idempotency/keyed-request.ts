import type { Caller } from '#edge';
import { createHash } from 'node:crypto';

/** A request with an idempotency key (decision 1.9). */
export interface KeyedRequest {
  /** The owner of the key. */
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
  caller: Caller,
  operation: string,
  key: string | undefined,
  request: object,
): KeyedRequest | undefined {
  if (key === undefined) return undefined;
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { clientId: keyOwner(caller), operation, key, bodyHash };
}

/**
 * A client of a sales channel may have the same name as another channel, and the tokens of that channel contain this
 * name.
 */
function keyOwner({ kind, clientId, salesChannel }: Caller): string {
  return kind === 'sales-channel' ? `${kind} ${salesChannel} ${clientId}` : clientId;
}
