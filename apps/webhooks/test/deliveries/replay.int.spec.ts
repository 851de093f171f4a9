import { eventually } from '#testing';
import { DeliveriesRig, numbered, type Delivery } from './deliveries-rig.js';

const HOUR = 3_600_000;

let rig: DeliveriesRig;

beforeAll(async () => {
  rig = await DeliveriesRig.start();
});

afterAll(() => rig?.stop());

beforeEach(() => rig.answer(204));

describe('an endpoint that is enabled again', () => {
  it('receives every event since the given date that was not delivered, once', async () => {
    const endpoint = await rig.addEndpoint({ types: ['sku.upserted'] });
    const { merchantId, id } = endpoint;
    await rig.log(merchantId, numbered('before', 2));
    await endpoint.until('delivered', 2);
    rig.answer(500);
    await rig.log(merchantId, numbered('failed', 3));
    await endpoint.until('waiting', 3);
    await rig.service.store.sql(
      `UPDATE endpoint SET state = 'disabled', disabled_at = now(), updated_at = now() WHERE id = $1`,
      [id],
    );
    await rig.log(merchantId, numbered('disabled', 3));
    await rig.log(merchantId, ['other'], 'order.placed');
    await endpoint.until('dead', 3);
    await sixHoursAgo(merchantId);
    rig.answer(204);

    const recoverFrom = new Date(Date.now() - 7 * HOUR).toISOString();
    const { body } = await endpoint.request<Record<string, unknown>>('/enable', { recoverFrom });
    expect(body).toMatchObject({
      endpointId: id,
      state: 'enabled',
      recovery: { kind: 'recovery', state: 'running' },
    });
    await rig.log(merchantId, ['after']);
    await endpoint.until('delivered', 2 + 3 + 3 + 1);
    expect(await endpoint.untilReplayed()).toMatchObject({ queued: 6, skipped: 2 });
    const expected = [
      ...numbered('before', 2),
      ...numbered('failed', 3),
      ...numbered('disabled', 3),
      'after',
    ];
    expect(subjectsOf(await endpoint.list('?state=delivered'))).toEqual(expected.toSorted());
    const recovered = (await endpoint.list()).filter(({ cause }) => cause === 'recovery');
    expect(recovered.map(({ subject }) => subject).toReversed()).toEqual([
      ...numbered('failed', 3),
      ...numbered('disabled', 3),
    ]);
    expect((await endpoint.request('/enable', undefined, 'POST')).body).toEqual({
      endpointId: id,
      state: 'enabled',
    });
  });

  it('misses no event whose transaction began before and commits afterwards', async () => {
    const endpoint = await rig.addEndpoint({ state: 'disabled' });
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const logging = rig.log(endpoint.merchantId, ['late'], 'sku.upserted', async (unitOfWork) => {
      await unitOfWork.query('SELECT'); // the event is written, and finds no enabled endpoint
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const recoverFrom = new Date(Date.now() - HOUR).toISOString();
    const enabling = endpoint.request('/enable', { recoverFrom });
    await Promise.race([enabling.then(() => endpoint.untilReplayed()), untilWaiting()]);
    released.resolve();
    await Promise.all([logging, enabling]);
    const [delivery] = await endpoint.until('delivered', 1);
    expect(delivery?.subject).toBe('late');
  });
});

/** Waits until a transaction waits for a lock of another transaction. */
function untilWaiting(): Promise<void> {
  return eventually(async () => {
    const waiting = await rig.service.store.sql(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).not.toEqual([]);
  });
}

/** Moves the events and endpoints of a merchant six hours into the past. */
async function sixHoursAgo(merchantId: string): Promise<void> {
  const parameters = [merchantId, '6 hours'];
  await rig.service.store.sql(
    'UPDATE event SET stamp = stamp - $2::interval WHERE merchant_id = $1',
    parameters,
  );
  await rig.service.store.sql(
    'UPDATE endpoint SET created_at = created_at - $2::interval WHERE merchant_id = $1',
    parameters,
  );
}

function subjectsOf(deliveries: readonly Delivery[]): string[] {
  return deliveries.map(({ subject }) => subject).toSorted();
}

describe('a replay', () => {
  it('sends the events of a period again, in order: failed events or all, of the requested types', async () => {
    const endpoint = await rig.addEndpoint();
    const { merchantId } = endpoint;
    const from = new Date().toISOString();
    await rig.log(merchantId, ['A', 'B']);
    await endpoint.until('delivered', 2);
    await rig.log(merchantId, ['C'], 'order.placed');
    await endpoint.until('delivered', 3);
    await rig.service.store.sql(
      `UPDATE delivery SET state = 'dead' WHERE merchant_id = $1 AND subject = 'B'`,
      [merchantId],
    );
    const { status, body } = await endpoint.request<Record<string, unknown>>('/replay', {
      from,
      only: 'failed',
    });
    expect([status, body.state]).toEqual([202, 'running']);
    expect(await endpoint.untilReplayed()).toEqual({
      ...body,
      state: 'done',
      queued: 1,
      skipped: 2,
      total: 3,
      reached: expect.any(String),
      finishedAt: expect.any(String),
    });
    await endpoint.until('delivered', 3);
    const types = ['sku.upserted'];
    await endpoint.request('/replay', { from, only: 'all', types });
    expect(await endpoint.untilReplayed()).toMatchObject({ queued: 2, skipped: 0, types });
    await endpoint.until('delivered', 5);
    expect(endpoint.received.slice(0, 3)).toEqual(['A', 'B', 'C']);
    expect(endpoint.received.slice(3)).toEqual(['B', 'A', 'B']);
    const beforeAll = { from, only: 'all', until: from };
    await endpoint.request('/replay', beforeAll);
    expect(await endpoint.untilReplayed()).toMatchObject({ queued: 0, skipped: 0 });
    const early = new Date(Date.parse(from) - 1).toISOString();
    const refused = await endpoint.request<{ code: string }>('/replay', {
      from,
      only: 'all',
      until: early,
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'validation-failed']);
  });

  it('runs alone for its endpoint, takes a fifth of the rate, and ends with its endpoint', async () => {
    const endpoint = await rig.addEndpoint({ rate: 10 });
    const { merchantId, id } = endpoint;
    const from = new Date().toISOString();
    await rig.log(merchantId, numbered('A', 20));
    await endpoint.until('delivered', 20);
    const request = { from, only: 'all' };
    const { body: replay } = await endpoint.request<{ startedAt: string }>('/replay', request);
    const second = await endpoint.request<{ code: string }>('/replay', request);
    expect([second.status, second.body.code]).toEqual([409, 'replay-running']);
    const queued = await eventually(async () => {
      const { body } = await endpoint.request<{ queued: number }>('/replay');
      if (body.queued < 4) throw new Error(JSON.stringify(body));
      return body.queued;
    });
    const seconds = (Date.now() - Date.parse(replay.startedAt)) / 1_000;
    expect(queued).toBeLessThanOrEqual(2 * (seconds + 2));
    await rig.service.store.sql(
      `UPDATE endpoint SET state = 'disabled', disabled_at = now(), updated_at = now() WHERE id = $1`,
      [id],
    );
    await eventually(async () => {
      const { body } = await endpoint.request<{ state: string }>('/replay');
      expect(body.state).toBe('cancelled');
    });
    const refusals = await Promise.all([
      endpoint.request<{ code: string }>('/replay', request),
      endpoint.request<{ code: string }>('/test', {}),
    ]);
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([409, 'endpoint-disabled']);
    }
  });

  it('includes no events from before the creation of the endpoint unless requested, and counts its events beforehand', async () => {
    const merchantId = 'LATECOMER';
    await rig.log(merchantId, numbered('EARLY', 3));
    const endpoint = await rig.addEndpoint({ merchantId });
    await rig.log(merchantId, numbered('LATE', 2));
    await endpoint.until('delivered', 2);
    const from = new Date(Date.now() - HOUR).toISOString();
    const request = { from, only: 'all' };
    const preview = async (body: object) => {
      const answer = await endpoint.request<object>('/replay?dryRun=true', body);
      expect(answer.status).toBe(200);
      return answer.body;
    };
    expect(await preview(request)).toMatchObject({ events: 2, more: false });
    expect(await preview({ ...request, beforeCreation: true })).toMatchObject({ events: 5, from });
    expect(await preview({ from, only: 'failed' })).toMatchObject({ events: 0 });
    expect((await endpoint.request('/replay')).status).toBe(404);

    await endpoint.request('/replay', request);
    expect(await endpoint.untilReplayed()).toMatchObject({ total: 2, queued: 2, skipped: 0 });
    await endpoint.request('/replay', { ...request, beforeCreation: true });
    expect(await endpoint.untilReplayed()).toMatchObject({ total: 5 });
    await eventually(() => expect(endpoint.received).toContain('EARLY-2'));
  });

  it('ends on request, and shows how many of its events it has read', async () => {
    const endpoint = await rig.addEndpoint({ rate: 10 });
    const from = new Date().toISOString();
    await rig.log(endpoint.merchantId, numbered('A', 30));
    await endpoint.until('delivered', 30);
    await endpoint.request('/replay', { from, only: 'all' });
    await eventually(async () => {
      const { body } = await endpoint.request<Record<string, unknown>>('/replay');
      expect(body).toMatchObject({ state: 'running', total: 30, queued: expect.any(Number) });
    });
    const cancel = () => endpoint.request<{ queued: number }>('/replay/cancel', {});
    const { status, body: cancelled } = await cancel();
    expect([status, cancelled]).toEqual([200, expect.objectContaining({ state: 'cancelled' })]);
    expect(cancelled.queued).toBeLessThan(30);
    expect((await cancel()).body).toEqual(cancelled);
    const { body: next } = await endpoint.request('/replay', { from, only: 'failed' });
    expect(next).toMatchObject({ state: 'running' });
  });
});

describe('a retry of all failed deliveries of a period', () => {
  it('sends only deliveries that wait after a failure or are dead', async () => {
    const endpoint = await rig.addEndpoint();
    const { merchantId } = endpoint;
    const from = new Date().toISOString();
    await rig.log(merchantId, ['DELIVERED']);
    await endpoint.until('delivered', 1);
    rig.answer(500);
    await rig.log(merchantId, ['WAITING']);
    await endpoint.untilFailed();
    await rig.log(merchantId, ['DEAD']);
    await eventually(async () => {
      const ended = await rig.service.store.sql(
        `DELETE FROM due_delivery d USING delivery
          WHERE delivery.id = d.delivery_id AND d.endpoint_id = $1 AND delivery.subject = 'DEAD' AND d.attempts > 0
            AND NOT d.taken
          RETURNING 1`,
        [endpoint.id],
      );
      expect(ended).toHaveLength(1);
    });
    await rig.service.store.sql(
      `UPDATE delivery SET state = 'dead', finished_at = now() WHERE endpoint_id = $1 AND subject = 'DEAD'`,
      [endpoint.id],
    );
    rig.answer(204);
    const preview = await endpoint.request('/deliveries/retry?dryRun=true', { from });
    expect(preview).toMatchObject({ status: 200, body: { events: 2, more: false } });
    const { status, body } = await endpoint.request('/deliveries/retry', { from });
    expect([status, body]).toEqual([202, expect.objectContaining({ kind: 'retry' })]);
    expect(await endpoint.untilReplayed()).toMatchObject({ total: 3, queued: 2, skipped: 1 });
    await endpoint.until('delivered', 3);
    expect(await endpoint.list('?state=waiting')).toEqual([]);
    const retried = (await endpoint.list()).filter(({ cause }) => cause === 'retry');
    expect(retried.map(({ subject }) => subject)).toEqual(['DEAD']);
  });
});
