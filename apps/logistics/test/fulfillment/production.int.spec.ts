import { rename, rm, writeFile } from 'node:fs/promises';
import { FulfillmentProgressed, OrderReleased, OrderStatusChanged } from '#contracts';
import { ProjectionWaiter } from '#platform';
import { eventually } from '#testing';
import { orderReleased, statusChanged } from '../builders.js';
import { Logistics } from '../logistics.js';

describe('fulfillment in production (decisions 6.8, 6.12)', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({
      stepDelayMs: 0,
      env: {
        ENTREPOT_ENV: 'production',
        PAGE_TOKEN_SECRET: 'a secret of a test, long enough for a page token',
        DOCUMENT_LINK_KEYS: 'a-key-of-a-test-long-enough-for-links',
        PROJECTION_TIMEOUT_MS: '15000',
      },
    });
  });

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => logistics.stop());

  const pathOf = (orderId: string) => `/ops/orders/${encodeURIComponent(orderId)}/progress`;
  const report = (orderId: string, step: string, client: 'OPS' | 'ACME' = 'OPS') =>
    logistics.post(pathOf(orderId), client, { step });
  const publishStatus = (
    order: { orderId: string; merchantId: string },
    status: 'ON_HOLD' | 'APPROVED' | 'CANCELLED',
    version: number,
  ) =>
    logistics.service.publisher.publish(OrderStatusChanged, statusChanged(order, status, version));
  const refusal = async (orderId: string, step: string) => {
    const { status, body } = await report(orderId, step);
    return [status, body.code, body.detail];
  };
  const taken = (orderId: string) => logistics.steps(orderId).map(({ step }) => step);

  it('waits for each step to be reported, in order, and plays no scenario', async () => {
    // The maximum length of an order id (6.4).
    const orderId = `ACME-MELI-${'a/b €'.padEnd(128, 'x')}`;
    const order = { ...logistics.newOrder(), orderId };
    await logistics.service.publisher.publish(OrderReleased, {
      ...orderReleased(order),
      story: 'deliver',
    });
    await logistics.waitForFlow(order.orderId, { next_step: 'HANDLING', due_at: null });
    expect(await refusal(order.orderId, 'PACKED')).toEqual([
      409,
      'step-out-of-order',
      'No step was reported yet; HANDLING is next.',
    ]);
    for (const step of ['HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP'] as const) {
      for (let again = 0; again < 2; again += 1) {
        const { status, body } = await report(order.orderId, step);
        expect([status, body]).toEqual([202, { orderId: order.orderId, step }]);
      }
      await logistics.waitForStep(order.orderId, step);
    }
    await logistics.waitForFlow(order.orderId, { next_step: null, due_at: null });
    expect(taken(order.orderId)).toEqual(['HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP']);
    expect(await refusal(order.orderId, 'HANDLING')).toEqual([
      409,
      'step-out-of-order',
      'READY_TO_SHIP was the last step; there is no further one.',
    ]);
    expect((await report(order.orderId, 'READY_TO_SHIP')).status).toBe(202);
    const audited = await logistics.service.store.sql(
      `SELECT details ->> 'step' AS step FROM audit WHERE what = 'fulfillment.reported' ORDER BY at`,
    );
    expect(audited.map(({ step }) => step)).toEqual(taken(order.orderId));
  });

  it('answers 503 while documents cannot be stored and takes the step once they can be stored (decision 1.4)', async () => {
    const order = logistics.newOrder();
    await logistics.release(order);
    await logistics.waitForFlow(order.orderId, { next_step: 'HANDLING' });
    for (const step of ['HANDLING', 'PACKED']) await report(order.orderId, step);
    const gone = `${logistics.documents}-gone`;
    await rename(logistics.documents, gone);
    await writeFile(logistics.documents, 'no folder');
    const body = { step: 'INVOICED' };
    const refused = await logistics.post(pathOf(order.orderId), 'OPS', body, {}, true);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
    expect(refused.body.code).toBe('store-unavailable');
    await rm(logistics.documents);
    await rename(gone, logistics.documents);
    expect((await report(order.orderId, 'INVOICED')).status).toBe(202);
    await logistics.waitForStep(order.orderId, 'INVOICED');
  });

  it('takes a step once, however many concurrent reports there are', async () => {
    const order = logistics.newOrder();
    await logistics.release(order);
    await logistics.waitForFlow(order.orderId, { next_step: 'HANDLING' });
    for (const step of ['HANDLING', 'PACKED'] as const) {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => report(order.orderId, step)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(202));
    }
    await logistics.waitForStep(order.orderId, 'PACKED');
    await logistics.untilRead(FulfillmentProgressed, order.orderId);
    expect(taken(order.orderId)).toEqual(['HANDLING', 'PACKED']);
  });

  it('refuses steps while the gate is closed, with the reason, and takes them once it opens', async () => {
    const order = logistics.newOrder();
    await logistics.release(order);
    await logistics.waitForFlow(order.orderId, { next_step: 'HANDLING' });
    await publishStatus(order, 'ON_HOLD', 3);
    await logistics.waitForFlow(order.orderId, { gate_status: 'ON_HOLD' });
    expect(await refusal(order.orderId, 'HANDLING')).toEqual([
      409,
      'fulfillment-stopped',
      'The order is ON_HOLD, which stops its fulfillment.',
    ]);
    await publishStatus(order, 'APPROVED', 4);
    await logistics.waitForFlow(order.orderId, { gate_status: 'APPROVED', due_at: null });
    expect((await report(order.orderId, 'HANDLING')).status).toBe(202);
    await publishStatus(order, 'CANCELLED', 5);
    await logistics.waitForFlow(order.orderId, { gate_status: 'CANCELLED', next_step: null });
    expect((await refusal(order.orderId, 'PACKED'))[1]).toBe('fulfillment-stopped');
  });

  it('distinguishes an unknown order from one that is not released', async () => {
    jest.spyOn(ProjectionWaiter.prototype, 'until').mockImplementation((look) => look());
    expect((await refusal('ACME-MELI-none', 'HANDLING')).slice(0, 2)).toEqual([404, 'not-found']);
    const order = logistics.newOrder();
    await publishStatus(order, 'APPROVED', 2);
    await logistics.waitForFlow(order.orderId, { gate_status: 'APPROVED' });
    expect((await refusal(order.orderId, 'HANDLING')).slice(0, 2)).toEqual([
      409,
      'fulfillment-not-begun',
    ]);
  });

  it('waits for the projection of a release (1.13)', async () => {
    const order = logistics.newOrder();
    await publishStatus(order, 'APPROVED', 2);
    await logistics.waitForFlow(order.orderId, { gate_status: 'APPROVED' });
    const looking = jest.spyOn(ProjectionWaiter.prototype, 'until');
    const answer = report(order.orderId, 'HANDLING');
    await eventually(() => expect(looking).toHaveBeenCalled());
    await logistics.release(order);
    expect((await answer).status).toBe(202);
  });

  it('accepts reports from operators only, and known steps only', async () => {
    const order = logistics.newOrder();
    expect((await report(order.orderId, 'HANDLING', 'ACME')).status).toBe(403);
    const { status, body } = await report(order.orderId, 'LABEL');
    expect([status, body.errors[0].pointer]).toEqual([400, '/step']);
  });
});
