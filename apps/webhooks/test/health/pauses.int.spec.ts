import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { DeliveryRig } from '../delivery/delivery-rig.js';
import { letPass, MERCHANT } from '../delivery/queue-rig.js';
import type { Receiver } from '../delivery/receiver.js';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let rig: DeliveryRig;

beforeAll(async () => {
  rig = await DeliveryRig.start();
});

afterAll(() => rig.stop());

afterEach(() => rig.clear());

interface Shown {
  state: string;
  failingSince?: string;
  pausedUntil?: string;
  pauseReason?: string;
  lastStatus?: number;
  lastSuccessAt?: string;
}

interface ShownDelivery {
  deliveryId: string;
  subject: string;
  nextAttemptAt?: string;
  pauseReason?: string;
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const token = await rig.service.tokens.merchant(MERCHANT);
  const url = `/ext/webhooks/endpoints/${path}`;
  const answer = await rig.service.fetch<T>(url, { token, method, body });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
}

/** Answers 503 with this header, or like a healthy program. */
function askToWait(receiver: Receiver, retryAfter: () => string | undefined, subject?: string) {
  receiver.answer = (response, request) => {
    const header = retryAfter();
    const isAsked = header !== undefined && (subject ?? request.subject) === request.subject;
    if (isAsked) response.writeHead(503, { 'retry-after': header }).end();
    else response.writeHead(204).end();
  };
}

describe('a receiver that asks to wait with Retry-After', () => {
  it('delays that delivery and its subject for that time, and no other subject', async () => {
    const receiver = await rig.startReceiver();
    let isAsking = true;
    askToWait(receiver, () => (isAsking ? '3600' : undefined), 'BUSY');
    const endpointId = await rig.addEndpoint({ url: receiver.url });
    await rig.publish({ subject: 'BUSY' }, { subject: 'BUSY' }, { subject: 'OTHER-1' });
    await rig.attempted(endpointId);
    await eventually(() => expect(receiver.subjects.toSorted()).toEqual(['BUSY', 'OTHER-1']));
    // The hour for which a failure blocks its subject ends before the hour that the receiver requested.
    await letPass(rig.service.store, HOUR - MINUTE);
    await rig.service.store.sql(
      `UPDATE due_delivery SET first_attempt_at = first_attempt_at - interval '5 minutes',
              due_at = CASE attempts WHEN 0 THEN now() ELSE due_at END`,
    );
    await rig.publish({ subject: 'BUSY' }, { subject: 'OTHER-2' });
    await eventually(() => expect(receiver.subjects).toContain('OTHER-2'));
    expect(receiver.subjects.filter((subject) => subject === 'BUSY')).toHaveLength(1);

    const { deliveries } = await call<{ deliveries: ShownDelivery[] }>(
      'GET',
      `${endpointId}/deliveries?state=waiting`,
    );
    const [, second, first] = deliveries.filter(({ subject }) => subject === 'BUSY');
    expect(first).toMatchObject({ subject: 'BUSY', pauseReason: 'retry-after' });
    const waitMs = Date.parse(first?.nextAttemptAt ?? '') - Date.now();
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(MINUTE);
    const shown = await call<Shown>('GET', endpointId);
    expect([shown.state, shown.pausedUntil]).toEqual(['enabled', undefined]);

    isAsking = false;
    await call('POST', `${endpointId}/deliveries/${second?.deliveryId}/retry`);
    await eventually(() =>
      expect(receiver.subjects.filter((subject) => subject === 'BUSY')).toHaveLength(4),
    );
  });

  it('is called again after that time, also when the schedule has a longer wait', async () => {
    const receiver = await rig.startReceiver();
    askToWait(receiver, () => '1');
    const endpointId = await rig.addEndpoint({ url: receiver.url });
    await rig.publish({ subject: 'SKU-1' });
    const { waitMs } = await rig.attempted(endpointId);
    expect(waitMs).toBeLessThanOrEqual(2_000);
    const second = await eventually(async () => {
      const [delivery] = await rig.deliveriesOf(endpointId);
      if (delivery?.attempts.length !== 2) throw new Error(JSON.stringify(delivery));
      return delivery;
    });
    expect(second.waitMs).toBeLessThanOrEqual(2_000);
  });
});

/** An endpoint that is paused for ten minutes in this process. */
async function addPaused(url: string): Promise<string> {
  const endpointId = uuidv7();
  const { store } = rig.service;
  await rig.addEndpoint({ id: endpointId, url, state: 'disabled' });
  await store.sql(
    `INSERT INTO endpoint_health (endpoint_id, failures, failing_since, probe_at, last_status)
     VALUES ($1, 10, now() - interval '1 hour', now() + interval '10 minutes', 500)`,
    [endpointId],
  );
  await store.sql(`UPDATE endpoint SET state = 'enabled', disabled_at = NULL WHERE id = $1`, [
    endpointId,
  ]);
  return endpointId;
}

describe('an endpoint that is paused', () => {
  it('is shown as paused, and gets only a test, which ends the pause if it succeeds', async () => {
    const [receiver, other] = [await rig.startReceiver(), await rig.startReceiver()];
    const endpointId = await addPaused(receiver.url);
    await rig.addEndpoint({ url: other.url });
    await rig.publish({ subject: 'SKU-1' }, { subject: 'SKU-2' });
    await eventually(() => expect(other.subjects).toHaveLength(2));
    expect(receiver.requests).toEqual([]);
    expect(await call<Shown>('GET', endpointId)).toMatchObject({
      state: 'failing',
      failingSince: expect.any(String),
      pausedUntil: expect.any(String),
      pauseReason: 'failures',
      lastStatus: 500,
    });
    const waiting = `${endpointId}/deliveries?state=waiting`;
    const { deliveries } = await call<{ deliveries: ShownDelivery[] }>('GET', waiting);
    expect(deliveries.map(({ pauseReason }) => pauseReason)).toEqual(['endpoint', 'endpoint']);

    receiver.answer = (response) => response.writeHead(502).end();
    await call('POST', `${endpointId}/test`);
    await eventually(() => expect(receiver.requests).toHaveLength(1));
    expect(receiver.requests[0]?.body).toContain('"type":"webhook.test"');
    await eventually(async () =>
      expect(await call<Shown>('GET', endpointId)).toMatchObject({
        state: 'failing',
        lastStatus: 502,
      }),
    );

    receiver.answer = (response) => response.writeHead(204).end();
    await call('POST', `${endpointId}/test`);
    await eventually(() =>
      expect(receiver.subjects).toEqual(expect.arrayContaining(['SKU-1', 'SKU-2'])),
    );
    await eventually(async () => {
      const shown = await call<Shown>('GET', endpointId);
      expect(shown).toMatchObject({ state: 'enabled', lastStatus: 204 });
      expect(shown.pausedUntil).toBeUndefined();
    });
  });

  it('receives retries of a person at once, beginning with the first event of its subject', async () => {
    const receiver = await rig.startReceiver();
    const endpointId = await addPaused(receiver.url);
    receiver.answer = (response) => response.writeHead(500).end();
    await rig.publish({ subject: 'SKU-1' }, { subject: 'SKU-2' }, { subject: 'SKU-2' });
    const { deliveries } = await call<{ deliveries: ShownDelivery[] }>(
      'GET',
      `${endpointId}/deliveries`,
    );
    await call('POST', `${endpointId}/deliveries/${deliveries[0]?.deliveryId}/retry`);
    await eventually(() => expect(receiver.subjects).toEqual(['SKU-2']));
  });

  it.each([
    ['address', async (url: string) => ({ url: `${url}/new` })],
    ['rate', async () => ({ rate: 7 })],
  ])(
    'is probed at once after a change of its %s, and stays failing if that fails',
    async (_of, changed) => {
      const receiver = await rig.startReceiver();
      receiver.answer = (response) => response.writeHead(500).end();
      const endpointId = await addPaused(receiver.url);
      await rig.publish({ subject: 'SKU-1' }, { subject: 'SKU-2' });
      await call('PATCH', endpointId, await changed(receiver.url));
      await eventually(() => expect(receiver.requests).toHaveLength(1));
      await eventually(async () => {
        const { state, pausedUntil } = await call<Shown>('GET', endpointId);
        expect(state).toBe('failing');
        // The pause follows the eleventh failure in a row, not the first.
        expect(Date.parse(pausedUntil ?? '') - Date.now()).toBeGreaterThan(45_000);
        expect(Date.parse(pausedUntil ?? '') - Date.now()).toBeLessThanOrEqual(60_000);
      });
      expect(receiver.requests).toHaveLength(1);
    },
  );
});
