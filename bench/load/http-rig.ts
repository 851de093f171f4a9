import { Client } from 'undici';
import { clientOf, channelTokenOf } from '../../tools/demo/read-sandbox.js';
import { startTestStack, type TestStack } from '../../tools/stack/testing/test-stack.js';
import { send } from './http-load.js';

/**
 * The stack with its services in the role `api`: they answer requests and relay events. The consumers, which are
 * measured separately, do not run and so do not compete for the machine's two cores.
 */
export function startApiStack(prefix: string, overrides?: Record<string, string>) {
  return startTestStack({ prefix, overrides: { ROLE: 'api', LOG_LEVEL: 'warn', ...overrides } });
}

/** @returns a token of the client for the gateway */
export async function logIn({ gateway, sandbox }: TestStack, clientId: string): Promise<string> {
  const client = new Client(gateway);
  try {
    const { clientSecret } = clientOf(sandbox, clientId);
    const body = JSON.stringify({ clientId, clientSecret });
    const text = await send(client, { method: 'POST', path: '/token', body });
    return (JSON.parse(text) as { token: string }).token;
  } finally {
    await client.close();
  }
}

/** Adds merchants with one client each. @returns their tokens for the gateway */
export async function addMerchants(stack: TestStack, ids: readonly string[]): Promise<string[]> {
  const client = new Client(stack.gateway);
  const operator = await logIn(stack, 'OPS');
  try {
    const tokens: string[] = [];
    for (const id of ids) {
      const merchant = { ...MERCHANT, name: id };
      await send(client, {
        method: 'PUT',
        path: `/ops/merchants/${id}`,
        token: operator,
        body: JSON.stringify(merchant),
      });
      const settings = { clientId: id, kind: 'merchant', merchantId: id };
      const made = await send(client, {
        method: 'POST',
        path: '/ops/clients',
        token: operator,
        body: JSON.stringify(settings),
      });
      const { clientSecret } = JSON.parse(made) as { clientSecret: string };
      const body = JSON.stringify({ clientId: id, clientSecret });
      const text = await send(client, { method: 'POST', path: '/token', body });
      tokens.push((JSON.parse(text) as { token: string }).token);
    }
    return tokens;
  } finally {
    await client.close();
  }
}

const MERCHANT = {
  country: 'US',
  currency: 'USD',
  autoLocalization: true,
  connectedChannels: ['MELI'],
};

export function channelToken({ sandbox }: TestStack, salesChannel: string): string {
  return channelTokenOf(sandbox, salesChannel);
}
