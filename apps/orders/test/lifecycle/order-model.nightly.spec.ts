import { SkuChannelStatusChanged, SkuUpserted, StockReserved, StockShort } from '#contracts';
import { eventually } from '#testing';
import * as fc from 'fast-check';
import { sku, trackingEvent } from '../builders.js';
import { ModelOrder, happening, type Happening } from '../order-model.js';
import { Orders } from '../orders.js';
import { releasesInAll } from '../releases-in-all.js';

/** The number of runs, with two orders each; higher in the nightly set. */
const SEQUENCES = Number(process.env['ORDER_SEQUENCES'] ?? 16);

type MerchantId = 'ACME' | 'GLOBEX';

/** An order of the service with its model. */
interface Pair {
  orderId: string;
  merchantId: MerchantId;
  model: ModelOrder;
}

describe('orders of two merchants under random requests and events', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
    await approvedAtGlobex();
  });

  afterAll(() => orders.stop());

  async function approvedAtGlobex(): Promise<void> {
    const { publisher, store } = orders.service;
    const published = { ...sku('TEE'), merchantId: 'GLOBEX', subject: 'GLOBEX:TEE' };
    await publisher.publish(SkuUpserted, published);
    await publisher.publish(SkuChannelStatusChanged, {
      merchantId: 'GLOBEX',
      subject: published.subject,
      version: 2,
      skuId: 'TEE',
      id: published.id,
      salesChannel: 'MELI',
      salesChannelSkuId: 'MELI-TEE',
      status: 'SALES_CHANNEL_APPROVED',
      statusDate: '2026-11-20T10:00:00.000Z',
    });
    await eventually(async () => {
      const rows = await store.sql(
        `SELECT 1 FROM sku_channel WHERE merchant_id = 'GLOBEX' AND orderable`,
      );
      expect(rows).toHaveLength(1);
    });
  }

  async function place(merchantId: MerchantId): Promise<Pair> {
    const { status, body } = await orders.post('/orders', orders.body(), merchantId);
    expect([status, body]).toEqual([201, expect.anything()]);
    return { orderId: body.orderId, merchantId, model: new ModelOrder() };
  }

  async function happens({ orderId, merchantId }: Pair, what: Happening) {
    const as = (path: string, body: object, who = merchantId) => orders.post(path, body, who);
    const of = { merchantId, orderId };
    const lines = [{ itemId: 'line-1', skuId: 'TEE', quantity: 1 }];
    switch (what.kind) {
      case 'approve':
        return as(`/orders/${orderId}/approve`, { approvalDate: '2026-11-20T12:00:00Z' });
      case 'cancel':
        return as(`/ext/orders/${orderId}/cancel`, { cancelDate: '2026-11-21' });
      case 'foreign':
        return as(
          `/ext/orders/${orderId}/cancel`,
          { cancelDate: '2026-11-21' },
          merchantId === 'ACME' ? 'GLOBEX' : 'ACME',
        );
      case 'reserve':
      case 'short': {
        const stock = { ...of, subject: orderId, version: orders.next(`stock ${orderId}`) };
        const { publisher } = orders.service;
        const published = await (what.kind === 'reserve'
          ? publisher.publish(StockReserved, {
              ...stock,
              lines: lines.map((line) => ({ ...line, warehouseId: 1 })),
            })
          : publisher.publish(StockShort, {
              ...stock,
              lines: lines.map(({ quantity, ...line }) => ({
                ...line,
                wanted: quantity,
                available: 0,
              })),
            }));
        return orders.consumed(published);
      }
      case 'step':
        return orders.consumed(await orders.progressed(orderId, what.step, stepOf(of, what.step)));
      case 'track':
        return orders.consumed(
          await orders.tracked(orderId, {
            ...of,
            parcelStatus: what.code === 'DELIVERED' ? 'DELIVERED' : 'SHIPPED',
            events: [trackingEvent(what.code, '2026-11-25T10:00:00.000Z')],
          }),
        );
      case 'issue':
        return orders.operate(orderId, 'operational-issue', { reason: 'lost' });
      case 'return-receive':
        return orders.operate(orderId, what.kind, {
          items: [{ itemId: 'line-1', quantity: 1, inventoryType: 'AVAILABLE' }],
        });
      default:
        return orders.operate(orderId, what.kind, { reason: 'address' });
    }
  }

  /**
   * Brings an order to a final status from any other: one of these requests is refused, or both if the status is
   * already final.
   */
  async function end({ orderId, merchantId }: Pair): Promise<void> {
    const cancel = { cancelDate: '2026-11-21' };
    for (const { status } of [
      await orders.post(`/ext/orders/${orderId}/cancel`, cancel, merchantId),
      await orders.operate(orderId, 'operational-issue', { reason: 'lost' }),
    ]) {
      expect([200, 409]).toContain(status);
    }
  }

  async function compare({ orderId, merchantId, model }: Pair): Promise<void> {
    const { body } = await orders.read(orderId, merchantId);
    const history = body.statusHistory.map(({ status }: { status: string }) => status);
    expect([body.status, history]).toEqual([model.status, model.history]);
    expect(body.allowedActions.includes('cancel')).toBe(model.mayBeCancelled);
  }

  it('agrees with the model in status, history, answers and published events', async () => {
    const pairs: Pair[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(0, 1), happening), { minLength: 28, maxLength: 36 }),
        async (sequence) => {
          const mine = [await place('ACME'), await place('GLOBEX')];
          for (const [which, what] of sequence) {
            const pair = mine[which]!;
            const expected = pair.model.happens(what);
            const answer = await happens(pair, what);
            expect([what, answer?.status]).toEqual([what, expected]);
            await compare(pair);
          }
          for (const pair of mine) await compare(pair);
          pairs.push(...mine);
        },
      ),
      { numRuns: SEQUENCES, seed: 20_261_121, endOnFailure: true },
    );
    for (const pair of pairs) {
      const { orderId, model } = pair;
      await eventually(() => expect(orders.published(orderId)).toEqual(model.published));
      await end(pair);
      expect(await releasesInAll(orders, orderId)).toHaveLength(model.released ? 1 : 0);
    }
    const reached = new Set(pairs.map(({ model }) => model.status));
    for (const status of ['ON_HOLD', 'CANCELLED', 'SHIPPED', 'DELIVERED']) {
      expect(reached).toContain(status);
    }
  }, 240_000);
});

/** The data that a step publishes besides its name. */
function stepOf(of: { merchantId: string; orderId: string }, step: string): object {
  const shapes: Record<string, object> = {
    PACKED: { packedSkuList: [{ skuId: 'TEE', quantity: 1 }], parcelCode: 'P' },
    INVOICED: { number: 'N', value: '1', items: [] },
    READY_TO_SHIP: { documents: [], parcelId: 'ACME000000000001MX' },
  };
  return { ...of, ...(shapes[step] && { eventData: shapes[step] }) };
}
