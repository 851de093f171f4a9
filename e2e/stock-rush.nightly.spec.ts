import { SalesChannelOrderPlaced } from '#contracts';
import { eventually } from '#testing';
import { OutsideProgram } from '../tools/demo/outside-program.js';
import { productBody } from '../tools/requests/product-body.js';
import { sharedStack } from '../tools/stack/testing/shared-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { Merchant, type Json } from './support/merchant.js';
import { newMerchant } from './support/new-merchant.js';
import { asEvent, channelsOf, type SellingChannel } from './support/channels/selling-channel.js';
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
        const counted = await Promise.all(
          statuses.map(async (status) => (await idsAt(status)).length),
        );
        expect(Object.fromEntries(statuses.map((status, i) => [status, counted[i]]))).toEqual(
          expected,
        );
      },
      { ...TIMEOUT, waitingFor },
    );

  it('The stock suffices for exactly 50 of 200 orders with 50 pieces, and the other 150 are on hold', async () => {
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
    const inventory = inventories.find((listed: Json) => listed.skuId === skuId);
    expect(inventory.quantity).toBe(0);
  }, 240_000);

  it('A further 30 pieces let exactly 30 of these orders continue', async () => {
    const held = new Set(await idsAt('ON_HOLD'));
    await stock(30);
    await counts({ READY_TO_SHIP: 80, ON_HOLD: 120 }, '30 more orders to be ready');
    const still = await idsAt('ON_HOLD');
    for (const orderId of still) expect(held).toContain(orderId);
    const ready = await idsAt('READY_TO_SHIP');
    expect([...ready, ...still].toSorted()).toEqual(orderIds.toSorted());
  }, 180_000);
});

describe('the stock of one SKU that eight channels sell at once (decisions 4.3 and 10.5)', () => {
  const CHANNELS = Array.from({ length: 8 }, (_, n) => `RUSH${n + 1}`);
  const OF_EACH = 10;
  const STOCK = 20;
  let stack: TestStack;
  let merchant: Merchant;
  let channels: SellingChannel[];
  let stream: OutsideProgram;
  let skuId: string;

  beforeAll(async () => {
    stack = await sharedStack();
    stream = new OutsideProgram({ ...stack.sandbox, topicPrefix: stack.topicPrefix });
    const merchantId = await newMerchant(stack, 'RUSH8');
    merchant = await Merchant.logIn(stack, merchantId);
    channels = await channelsOf(stack, merchant.operator, merchantId, CHANNELS);
    const product = productBody('rush-8', { colors: ['Negro'], sizes: ['M'] });
    skuId = product[0]!.skuId;
    await merchant.api.send('POST', '/ext/merchant/skus', product);
    await merchant.setStock(skuId, STOCK);
    await merchant.api.send('POST', `/ext/prices/origin/${skuId}`, { salePrice: 60 });
    await Promise.all(channels.map((channel) => channel.lists(STOCK)));
  }, 180_000);

  afterAll(() => stream?.stop());

  /** The orders of all channels by status, as the channels and as the merchant see them. */
  async function byStatus(): Promise<Record<string, number>> {
    const ofChannels = (await Promise.all(channels.map((channel) => channel.orders()))).flat();
    const { orders } = await merchant.get('/ext/orders?pageSize=200');
    const counted = [ofChannels, orders].map((list: Json[]) => {
      const statuses = list.map(({ orderId, status }) => `${orderId} ${status}`);
      return statuses.toSorted();
    });
    expect(counted[0]).toEqual(counted[1]);
    return Object.fromEntries(
      Map.groupBy(ofChannels, ({ status }) => status as string)
        .entries()
        .map(([status, list]) => [status, list.length]),
    );
  }
  const settled = (expected: Record<string, number>) =>
    eventually(async () => expect(await byStatus()).toEqual(expected), {
      ...TIMEOUT,
      waitingFor: JSON.stringify(expected),
    });
  const shown = (quantity: number) =>
    Promise.all(channels.map((channel) => channel.lists(quantity)));

  it('The stock is reserved for exactly 20 of 80 orders, including those also sent on the stream, and then listed as 0', async () => {
    const placed = channels.flatMap((channel, n) =>
      Array.from({ length: OF_EACH }, async (_, index) => {
        const sold = channel.sold(`rush8-${n}-${index}`);
        const alsoOnStream = n < 2;
        const [status] = await Promise.all([
          channel.sell(sold),
          alsoOnStream && stream.publish(SalesChannelOrderPlaced, asEvent(channel.id, sold)),
        ]);
        return alsoOnStream ? 201 : status;
      }),
    );
    expect(new Set(await Promise.all(placed))).toEqual(new Set([201]));
    await settled({ READY_TO_SHIP: STOCK, ON_HOLD: 60 });
    await shown(0);
    const held = (await channels[7]!.orders()).find(({ status }) => status === 'ON_HOLD');
    expect(held).toMatchObject({ allowedActions: ['cancel'] });
  }, 240_000);

  it('Each unit of a cancelled order goes to exactly one order on hold, whichever channel cancels', async () => {
    const ofEach = await Promise.all(
      channels.map(async (channel) => {
        const orders = await channel.orders();
        const chosen = ['READY_TO_SHIP', 'ON_HOLD'].flatMap((status) =>
          orders.filter((order) => order.status === status).slice(0, 2),
        );
        for (const { salesChannelOrderId } of chosen) await channel.cancel(salesChannelOrderId);
        return chosen.length;
      }),
    );
    const cancelled = ofEach.reduce((sum, count) => sum + count);
    await settled({ READY_TO_SHIP: STOCK, ON_HOLD: 60 - cancelled, CANCELLED: cancelled });
    await shown(0);
  }, 180_000);
});
