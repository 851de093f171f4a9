import { channelTokenOf, clientOf } from '../../../tools/demo/read-sandbox.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import type { DocumentedOperation } from '../documented-requests.js';
import { send } from './send.js';

export const KINDS = ['merchant', 'fulfillment-partner', 'sales-channel', 'operator'] as const;
export type Kind = (typeof KINDS)[number];

/** A valid token of each kind of client. */
export async function callersOf(stack: TestStack): Promise<Record<Kind, string>> {
  const [merchant, partner, operator] = await Promise.all(
    ['ACME', 'FULFIL-1', 'OPS'].map((clientId) => logIn(stack, clientId)),
  );
  return {
    merchant: merchant ?? '',
    'fulfillment-partner': partner ?? '',
    'sales-channel': channelTokenOf(stack.sandbox, 'ECOM'),
    operator: operator ?? '',
  };
}

/** @param clientSecret for a client that is not one of the sandbox */
export async function logIn(
  stack: TestStack,
  clientId: string,
  clientSecret = clientOf(stack.sandbox, clientId).clientSecret,
): Promise<string> {
  const { status, json } = await send(stack.gateway, '/token', {
    body: { clientId, clientSecret },
  });
  if (status !== 200) throw new Error(`${clientId} cannot log in: ${status}`);
  return json.token;
}

/** The scope that a sales channel needs for an operation, according to the API document. */
export function scopeOf({ operation }: DocumentedOperation): string | undefined {
  return operation.security.flatMap(({ salesChannelToken = [] }) => salesChannelToken)[0];
}

/** The kinds of client of an operation according to the API document; empty for a public one. */
export function kindsOf({ operation }: DocumentedOperation): Kind[] {
  const scopes = operation.security.flatMap((scheme) =>
    Object.entries(scheme).flatMap(([name, kinds]) =>
      name === 'salesChannelToken' ? ['sales-channel'] : kinds,
    ),
  );
  return KINDS.filter((kind) => scopes.includes(kind));
}
