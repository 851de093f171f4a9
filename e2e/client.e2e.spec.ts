import { Entrepot, type Schemas } from '#client';
import { eventually } from '#testing';
import { createOrderExample } from '../apps/orders/src/placing/create-order.example.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { credentialsOf, sellingClient } from './support/documented-client.js';

describe('the client against the service', () => {
  let stack: TestStack;
  let client: Entrepot;

  beforeAll(async () => {
    stack = await sharedStack();
    client = await sellingClient(stack);
  }, 120_000);

  it('The client places one order although the first answers are lost', async () => {
    let lost = 0;
    const unlucky = new Entrepot({
      url: stack.gateway,
      credentials: credentialsOf(stack, 'ACME'),
      fetch: async (request) => {
        const response = await fetch(request);
        if (!request.url.endsWith('/orders') || lost === 2) return response;
        lost += 1;
        throw new TypeError('the connection was closed');
      },
    });
    const { orderId } = await unlucky.orders.create(
      createOrderExample as Schemas['CreateOrderRequest'],
    );
    expect(lost).toBe(2);
    const orderIds: string[] = [];
    for await (const order of client.orders.list()) orderIds.push(order.orderId);
    expect(orderIds).toEqual([orderId]);
  });

  it('The client follows a list and misses none of many concurrent changes', async () => {
    const changes = Array.from({ length: 300 }, (_, index) => ({
      skuId: `STOCK-${index % 60}`,
      quantity: index,
      warehouseId: 1,
      inventoryType: 'AVAILABLE' as const,
    }));
    const abort = new AbortController();
    const seen = new Map<string, number>();
    const following = (async () => {
      const follow = client.inventories.follow({ everyMs: 10, signal: abort.signal });
      for await (const { skuId, quantity } of follow) seen.set(skuId, quantity);
    })();
    await Promise.all(changes.map((change) => client.inventories.set(change)));
    const shown = new Map<string, number>();
    for await (const { skuId, quantity } of client.inventories.list()) shown.set(skuId, quantity);
    expect(shown.size).toBeGreaterThanOrEqual(60);
    await eventually(() =>
      expect(new Map([...seen].toSorted())).toEqual(new Map([...shown].toSorted())),
    );
    abort.abort();
    await following;
  });
});
