import { ApiClient } from '../../tools/demo/api-client.js';
import { tokenOf } from '../../tools/demo/read-sandbox.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { SANDBOX_CHANNELS, type SandboxClient } from '../../tools/stack/sandbox/sandbox-clients.js';

/** The address that a merchant ships from, and the currency of its prices. */
interface Home {
  country: string;
  currency: string;
}

const AMERICAN: Home = { country: 'US', currency: 'USD' };

/**
 * Sets up a merchant like those of the sandbox, connected to these channels, with a client of its id and a carrier, for
 * a suite that shares its stack. The sandbox then includes the client.
 * @returns its id
 */
export async function newMerchant(
  stack: TestStack,
  merchantId: string,
  home = AMERICAN,
  connectedChannels: readonly string[] = SANDBOX_CHANNELS,
): Promise<string> {
  const operator = await operatorOf(stack);
  await operator.send('PUT', `/ops/merchants/${merchantId}`, {
    name: merchantId,
    ...home,
    autoLocalization: true,
    connectedChannels,
  });
  const carrierId = `${merchantId}-FC`;
  const client = { clientId: merchantId, kind: 'merchant', merchantId, carrierId } as const;
  await addClient(stack, operator, client, [merchantId]);
  return merchantId;
}

/**
 * Sets up a fulfillment partner of these merchants, whose client and carrier have its id.
 * @returns its id
 */
export async function newPartner(
  stack: TestStack,
  partnerId: string,
  merchants: readonly string[],
): Promise<string> {
  const kind = 'fulfillment-partner';
  const client = { clientId: partnerId, kind, partnerId, carrierId: partnerId } as const;
  await addClient(stack, await operatorOf(stack), client, merchants);
  return partnerId;
}

async function operatorOf({ gateway, sandbox }: TestStack): Promise<ApiClient> {
  const token = await tokenOf(sandbox, 'OPS');
  return new ApiClient({ gateway, onRetry: () => undefined }, token);
}

/** Creates the client and its carrier id, which reports parcels of these merchants. */
async function addClient(
  { sandbox }: TestStack,
  operator: ApiClient,
  client: SandboxClient,
  merchants: readonly string[],
): Promise<void> {
  const { carrierId, ...identity } = client;
  const { clientId } = client;
  const { body } = await operator.send<{ clientSecret: string }>('POST', '/ops/clients', identity);
  await operator.send('PUT', `/ops/carriers/${carrierId}`, { clientId, merchants });
  sandbox.clients.push({ ...client, clientSecret: body.clientSecret });
}
