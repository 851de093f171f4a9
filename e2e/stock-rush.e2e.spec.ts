import { eventually } from '#testing';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { Merchant } from './support/merchant.js';
import type { Json } from './support/merchant.js';
import { newMerchant } from './support/new-merchant.js';
import { stockBody } from '../tools/requests/stock-body.js';

const ORDERS = 200;
const TIMEOUT = { timeoutMs: 120_000 };

describe('the stock of one SKU with many concurrent orders (decision 4.3)', () => {
  let stack: TestStack;
  let merchant: Merchant;
  let skuId: string;
  let orderIds: string[];

  beforeAll(async () => {
    stack = await sharedStack();
    merchant = await Merchant.logIn(stack, await newMerchant(stack, 'RUSH'));
  }, 120_000);

  const stock = async (quantity: number): Promise<Json> => {
    const body = stockBody(skuId, quantity);
    return (await merchant.api.send<Json>('POST', '/ext/inventories/', body)).body;
  };
  const idsAt = async (status: string): Promise<string[]> => {
    const { orders } = await merchant.get(`/ext/orders?status=${status}&pageSize=200`);
    return orders.map(({ orderId }: Json) => orderId);
  };
  const counts = (expected: Record<string, number>, waitingFor: string) =>
    eventually(
      async () => {
        const statuses = Object.keys(expected);
        const found = await Promise.all(statuses.map(async (one) => (await idsAt(one)).length));
        expect(Object.fromEntries(statuses.map((one, i) => [one, found[i]]))).toEqual(expected);
      },
      { ...TIMEOUT, waitingFor },
    );

  it('suffices for exactly 50 of 200 orders with 50 pieces, and the other 150 are on hold', async () => {
    const skuIds = await merchant.upload('rush');
    const price = await merchant.price(skuIds);
    skuId = skuIds[0]!;
    await stock(50);
    orderIds = await Promise.all(
      Array.from({ length: ORDERS }, async (_, n) => {
        const { orderId } = await merchant.order(`rush-${n}`, [skuId], price);
        await merchant.approve(orderId);
        return orderId as string;
      }),
    );
    await counts({ READY_TO_SHIP: 50, ON_HOLD: 150 }, '50 orders to be ready');
    const held = await merchant.get(`/ext/orders/${(await idsAt('ON_HOLD'))[0]}`);
    expect(held).toMatchObject({ approvalDate: expect.any(String) });
    expect(held.statusHistory).toContainEqual(
      expect.objectContaining({
        status: 'ON_HOLD',
        eventData: { reason: 'out-of-stock', reasonCode: 'out-of-stock' },
      }),
    );
    const { inventories } = await merchant.get('/ext/inventories');
    const left = inventories.find((one: Json) => one.skuId === skuId);
    expect(left.quantity).toBe(0);
  }, 240_000);

  it('lets exactly 30 of these continue with 30 more pieces', async () => {
    const held = new Set(await idsAt('ON_HOLD'));
    await stock(30);
    await counts({ READY_TO_SHIP: 80, ON_HOLD: 120 }, '30 more orders to be ready');
    const still = await idsAt('ON_HOLD');
    for (const orderId of still) expect(held).toContain(orderId);
    const ready = await idsAt('READY_TO_SHIP');
    expect([...ready, ...still].toSorted()).toEqual(orderIds.toSorted());
  }, 180_000);
});
