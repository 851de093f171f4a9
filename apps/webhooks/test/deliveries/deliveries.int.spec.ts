import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { DeliveriesRig, type Delivery } from './deliveries-rig.js';

let rig: DeliveriesRig;

beforeAll(async () => {
  rig = await DeliveriesRig.start();
});

afterAll(() => rig?.stop());

beforeEach(() => rig.answer(204));

describe('the deliveries of an endpoint', () => {
  it('are listed by state, the newest first, page by page, and show their attempts', async () => {
    const endpoint = await rig.addEndpoint();
    rig.answer(500, 'closed for lunch');
    await rig.log(endpoint.merchantId, ['A']);
    await endpoint.untilFailed();
    rig.answer(204);
    await rig.log(endpoint.merchantId, ['B', 'C']);
    await endpoint.until('delivered', 2);

    const { body: page } = await endpoint.request<{
      deliveries: Delivery[];
      nextPageToken: string;
    }>('/deliveries?pageSize=2');
    expect(page.deliveries.map(({ subject }) => subject)).toEqual(['C', 'B']);
    const stored = await rig.service.store.sql<{ finished_at: Date }>(
      `SELECT finished_at FROM delivery WHERE merchant_id = $1 AND state = 'delivered' ORDER BY id DESC`,
      [endpoint.merchantId],
    );
    expect(page.deliveries.map(({ finishedAt }) => finishedAt)).toEqual(
      stored.map(({ finished_at }) => finished_at.toISOString()),
    );
    const [last] = await endpoint.list(`?nextPageToken=${page.nextPageToken}`);
    expect(last).toMatchObject({
      subject: 'A',
      cause: 'event',
      state: 'waiting',
      nextAttemptAt: expect.any(String),
    });
    expect(await endpoint.list('?state=waiting')).toEqual([last]);
    expect(await endpoint.list('?state=failed')).toEqual([last]);
    expect(await endpoint.list('?state=dead')).toEqual([]);

    const { body: delivery } = await endpoint.request(`/deliveries/${last?.deliveryId}`);
    expect(delivery.attempts).toHaveLength(delivery.attemptCount);
    expect(delivery.attempts[0]).toMatchObject({
      outcome: 'failed',
      status: 500,
      body: 'closed for lunch',
    });
    expect((await endpoint.request('/deliveries?state=lost')).status).toBe(400);
  });

  it('are sent again on request: the waiting one, or a new one for a delivered event', async () => {
    const endpoint = await rig.addEndpoint();
    rig.answer(500);
    await rig.log(endpoint.merchantId, ['A']);
    const [waiting] = await endpoint.until('waiting', 1);
    await endpoint.untilFailed();
    rig.answer(204);
    const retry = `/deliveries/${waiting?.deliveryId}/retry`;
    const again = await endpoint.request(retry, {});
    expect([again.status, again.body.deliveryId]).toEqual([202, waiting?.deliveryId]);
    await endpoint.until('delivered', 1);

    const { body: renewed } = await endpoint.request(retry, {});
    expect(renewed).toMatchObject({ cause: 'retry', eventId: waiting?.eventId });
    expect(renewed.deliveryId).not.toBe(waiting?.deliveryId);
    await endpoint.until('delivered', 2);
    expect(endpoint.received.length).toBeGreaterThanOrEqual(3);

    await rig.service.store.sql('DELETE FROM event WHERE merchant_id = $1', [endpoint.merchantId]);
    const expired = await endpoint.request<{ code: string }>(retry, {});
    expect([expired.status, expired.body.code]).toEqual([409, 'event-expired']);
  });

  it('include tests, which only one endpoint receives, and which wait for no other delivery', async () => {
    const endpoint = await rig.addEndpoint({ types: ['order.placed'] });
    const other = await rig.addEndpoint({ merchantId: endpoint.merchantId });
    rig.answer(500);
    await endpoint.request('/test', {});
    await endpoint.untilFailed();
    rig.answer(204);
    const { status, body: test } = await endpoint.request('/test', {});
    expect(status).toBe(202);
    expect(test).toMatchObject({ type: 'webhook.test', cause: 'test' });
    const [delivered] = await endpoint.until('delivered', 1);
    expect(delivered?.deliveryId).toBe(test.deliveryId);
    expect(await other.list()).toEqual([]);
  });
});

describe('a test event', () => {
  it('is rejected by a receiver that serializes the body again before verification', async () => {
    const endpoint = await rig.addEndpoint();
    await endpoint.request('/test', {});
    await endpoint.until('delivered', 1);
    const body = rig.receiver.requests.at(-1)?.body ?? '';
    expect(JSON.stringify(JSON.parse(body))).not.toBe(body);
    expect(body.replace(/ }}$/, '}}')).toBe(JSON.stringify(JSON.parse(body)));
    expect(Buffer.byteLength(body)).toBe(body.length + 1);
  });
});

describe('the queued events of types that an endpoint receives no longer', () => {
  it('are dropped and shown as dropped, and those in flight when they fail', async () => {
    const endpoint = await rig.addEndpoint();
    const { merchantId } = endpoint;
    rig.answer(500);
    await rig.log(merchantId, ['GONE'], 'sku.upserted');
    await endpoint.untilFailed();
    await rig.log(merchantId, ['KEPT'], 'order.placed');
    const held: (() => void)[] = [];
    rig.receiver.answer = (response) => held.push(() => response.writeHead(500).end());
    await rig.log(merchantId, ['IN-FLIGHT'], 'sku.upserted');
    await eventually(() => expect(endpoint.received).toContain('IN-FLIGHT'));
    const types = ['order.placed'];
    expect((await endpoint.request('', { types }, 'PATCH')).status).toBe(200);
    const subjectsOf = async (state: string) =>
      (await endpoint.list(`?state=${state}`)).map(({ subject }) => subject);
    expect(await subjectsOf('dropped')).toEqual(['GONE']);
    rig.answer(204);
    for (const release of held) release();
    await endpoint.until('dropped', 2);
    await eventually(async () => {
      await rig.service.store.sql(
        'UPDATE due_delivery SET due_at = now() WHERE endpoint_id = $1 AND NOT taken',
        [endpoint.id],
      );
      expect(await subjectsOf('delivered')).toEqual(['KEPT']);
    });
    expect(await subjectsOf('waiting')).toEqual([]);
    const { body } = await endpoint.request<{ lastDay: object }>('');
    expect(body.lastDay).toMatchObject({ delivered: 1, dropped: 2, succeeded: 1 });
  });
});

describe("another merchant's endpoint and delivery", () => {
  it('are not found by the merchant, and operators find them and are audited', async () => {
    const [endpoint, other] = [await rig.addEndpoint(), await rig.addEndpoint()];
    await rig.log(endpoint.merchantId, ['A']);
    const [delivery] = await endpoint.until('delivered', 1);
    const deliveryPath = `/deliveries/${delivery?.deliveryId}`;
    const from = new Date().toISOString();
    const requests: [string, string, object?][] = [
      ['GET', '/deliveries'],
      ['GET', deliveryPath],
      ['POST', `${deliveryPath}/retry`],
      ['POST', '/test'],
      ['POST', '/enable'],
      ['POST', '/replay', { from, only: 'all' }],
      ['GET', '/replay'],
      ['POST', '/replay/cancel'],
      ['POST', '/deliveries/retry', { from }],
    ];
    const stranger = await rig.service.tokens.merchant(other.merchantId);
    for (const [method, path, body] of requests) {
      for (const id of [endpoint.id, uuidv7(), '1']) {
        const url = `/ext/webhooks/endpoints/${id}${path}`;
        const answer = await rig.service.fetch(url, { token: stranger, method, body });
        expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'endpoint-not-found']);
      }
    }
    for (const path of [deliveryPath, '/deliveries/1', '/replay']) {
      expect([(await other.request(path)).status, path]).toEqual([404, path]);
    }
    const operator = await rig.service.tokens.operator();
    for (const [method, path, body] of requests) {
      const url = `/ops/webhooks/endpoints/${endpoint.id}${path}`;
      const answer = await rig.service.fetch(url, { token: operator, method, body });
      expect([path, answer.status < 300]).toEqual([path, true]);
    }
    const audited = await rig.service.store.sql<{ what: string }>(
      `SELECT what FROM audit WHERE details->>'endpointId' = $1 AND details->>'merchantId' = $2 ORDER BY at`,
      [endpoint.id, endpoint.merchantId],
    );
    // The replay may have ended before it was cancelled.
    const acts = audited.map(({ what }) => what).filter((what) => !what.endsWith('cancelled'));
    expect(acts).toEqual([
      'webhook-endpoint.delivery-retried',
      'webhook-endpoint.tested',
      'webhook-endpoint.enabled',
      'webhook-endpoint.replayed',
      'webhook-endpoint.deliveries-retried',
    ]);
  });
});
