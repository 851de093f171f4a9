import { Entrepot } from '#client';
import { eventually } from '#testing';
import { upsertExample } from '../../apps/catalog/src/skus/upsert.example.js';
import { clientOf } from '../../tools/demo/read-sandbox.js';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

/** The credentials of a client of the sandbox, in the form that `@entrepot/client` takes. */
export function credentialsOf({ sandbox }: TestStack, clientId: string) {
  const { clientSecret } = clientOf(sandbox, clientId);
  return { clientId, clientSecret };
}

/** A client of ACME, whose documented SKU has a price in the channel MELI. */
export async function sellingClient(stack: TestStack): Promise<Entrepot> {
  const client = new Entrepot({ url: stack.gateway, credentials: credentialsOf(stack, 'ACME') });
  await client.skus.upsert(upsertExample);
  await client.prices.setOrigin('TSHIRT-1', { salePrice: 60, listPrice: 75 });
  await eventually(async () => {
    const { channels } = await client.skus.status('TSHIRT-1');
    expect(channels).toContainEqual(
      expect.objectContaining({ salesChannel: 'MELI', price: 'localized' }),
    );
  });
  return client;
}
