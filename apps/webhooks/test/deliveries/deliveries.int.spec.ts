import { randomBytes } from 'node:crypto';
import { runOnce, type UnitOfWork } from '#messaging';
import { eventually, type TestService } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { logEvents } from '../../src/events/keep-events.js';
import { EVENT_LOG } from '../../src/log/store/event.store.js';
import { newSecret } from '../../src/secrets/new-secret.js';
import { SecretBox } from '../../src/secrets/secret-box.js';
import { addEndpoint, type NewEndpoint } from '../delivery/queue-rig.js';
import { Receiver } from '../delivery/receiver.js';
import { startWebhooks } from '../webhooks-service.js';

const KEYS = `test:${randomBytes(32).toString('base64')}`;
const box = new SecretBox(KEYS);
const HOUR = 3_600_000;

interface Delivery {
  deliveryId: string;
  eventId: string;
  type: string;
  subject: string;
  cause: string;
  state: string;
  attemptCount: number;
  nextAttemptAt?: string;
  attempts: { outcome: string; status?: number; body?: string }[];
}

let service: TestService;
let receiver: Receiver;
let merchants = 0;

beforeAll(async () => {
  [service, receiver] = await Promise.all([
    startWebhooks({ WEBHOOKS_KEYS: KEYS }),
    Receiver.start(),
  ]);
});

afterAll(async () => {
  await Promise.all([service?.stop(), receiver?.stop()]);
});

/** An endpoint of a merchant of its own; its requests arrive at a path of its own. */
class Endpoint {
  private constructor(
    readonly id: string,
    readonly merchantId: string,
    private readonly path: string,
  ) {}

  static async add(settings: NewEndpoint = {}): Promise<Endpoint> {
    merchants += 1;
    const merchantId = settings.merchantId ?? `MERCHANT${merchants}`;
    const path = `/${uuidv7()}`;
    const url = new URL(path, receiver.url).href;
    const secret = box.seal(newSecret());
    const id = await addEndpoint(service.store, { ...settings, merchantId, url, secret });
    return new Endpoint(id, merchantId, path);
  }

  async request<T = Delivery>(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const token = await service.tokens.merchant(this.merchantId);
    return service.fetch<T>(`/ext/webhooks/endpoints/${this.id}${path}`, { token, body, method });
  }

  async list(query = ''): Promise<Delivery[]> {
    const { body } = await this.request<{ deliveries: Delivery[] }>(`/deliveries${query}`);
    return body.deliveries;
  }

  /** The subjects of the requests, as they came. */
  get received(): string[] {
    return receiver.requests.filter(({ path }) => path === this.path).map(({ subject }) => subject);
  }

  /** Waits until as many deliveries are in this state. */
  until(state: string, count: number): Promise<Delivery[]> {
    return eventually(async () => {
      const found = await this.list(`?state=${state}&pageSize=200`);
      if (found.length !== count) throw new Error(`${found.length} of ${count} are ${state}`);
      return found;
    });
  }

  /** Waits until a delivery has failed, whose next attempt is then later than the end of the test. */
  untilFailed(): Promise<void> {
    return eventually(async () => {
      const [failed] = await service.store.sql(
        `UPDATE due_delivery SET due_at = now() + interval '1 hour'
          WHERE endpoint_id = $1 AND attempts > 0 AND NOT taken RETURNING 1`,
        [this.id],
      );
      expect(failed).toBeDefined();
    });
  }

  untilReplayed(): Promise<Record<string, unknown>> {
    return eventually(async () => {
      const { body } = await this.request<Record<string, unknown>>('/replay');
      if (body.state !== 'done') throw new Error(JSON.stringify(body));
      return body;
    });
  }
}

/**
 * Adds events to the log of a merchant, as the consumers do.
 * @param beforeCommit runs while the clock of the log is held
 */
function log(
  merchantId: string,
  subjects: readonly string[],
  type = 'sku.upserted',
  beforeCommit: (work: UnitOfWork) => Promise<void> = async () => undefined,
) {
  const events = subjects.map((subject) => ({
    merchantId,
    subject,
    type,
    eventId: uuidv7(),
    value: Buffer.from('{}'),
    stream: 'catalog.sku',
    version: 1,
    occurredAt: new Date(),
    dataschema: 'https://api.example.com/schemas/sku.upserted/v1',
    traceparent: null,
  }));
  const { url: databaseUrl, schema } = service.store;
  return runOnce({ databaseUrl, schema, service: 'webhooks' }, (transactor) =>
    transactor.run({}, async (work) => {
      logEvents(work, events, () => undefined);
      work.whenStamped({ merchantId, list: EVENT_LOG }, () => beforeCommit(work));
    }),
  );
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

function answering(status: number, body = ''): void {
  receiver.answer = (response) => response.writeHead(status).end(body);
}

beforeEach(() => answering(204));

describe('the deliveries of an endpoint', () => {
  it('are listed by state, the newest first, page by page, and show their attempts', async () => {
    const endpoint = await Endpoint.add();
    answering(500, 'closed for lunch');
    await log(endpoint.merchantId, ['A']);
    await endpoint.untilFailed();
    answering(204);
    await log(endpoint.merchantId, ['B', 'C']);
    await endpoint.until('delivered', 2);

    const { body: page } = await endpoint.request<{
      deliveries: Delivery[];
      nextPageToken: string;
    }>('/deliveries?pageSize=2');
    expect(page.deliveries.map(({ subject }) => subject)).toEqual(['C', 'B']);
    const [last] = await endpoint.list(`?nextPageToken=${page.nextPageToken}`);
    expect(last).toMatchObject({
      subject: 'A',
      cause: 'event',
      state: 'waiting',
      nextAttemptAt: expect.any(String),
    });
    expect(await endpoint.list('?state=waiting')).toEqual([last]);
    expect(await endpoint.list('?state=dead')).toEqual([]);

    const { body: one } = await endpoint.request(`/deliveries/${last?.deliveryId}`);
    expect(one.attempts).toHaveLength(one.attemptCount);
    expect(one.attempts[0]).toMatchObject({
      outcome: 'failed',
      status: 500,
      body: 'closed for lunch',
    });
    expect((await endpoint.request('/deliveries?state=lost')).status).toBe(400);
  });

  it('are sent again on request: the one that waits, or a new one of an event that was delivered', async () => {
    const endpoint = await Endpoint.add();
    answering(500);
    await log(endpoint.merchantId, ['A']);
    const [waiting] = await endpoint.until('waiting', 1);
    await endpoint.untilFailed();
    answering(204);
    const retry = `/deliveries/${waiting?.deliveryId}/retry`;
    const again = await endpoint.request(retry, {});
    expect([again.status, again.body.deliveryId]).toEqual([202, waiting?.deliveryId]);
    await endpoint.until('delivered', 1);

    const { body: renewed } = await endpoint.request(retry, {});
    expect(renewed).toMatchObject({ cause: 'retry', eventId: waiting?.eventId });
    expect(renewed.deliveryId).not.toBe(waiting?.deliveryId);
    await endpoint.until('delivered', 2);
    expect(endpoint.received.length).toBeGreaterThanOrEqual(3);

    await service.store.sql('DELETE FROM event WHERE merchant_id = $1', [endpoint.merchantId]);
    const expired = await endpoint.request<{ code: string }>(retry, {});
    expect([expired.status, expired.body.code]).toEqual([409, 'event-expired']);
  });

  it('have tests among them, which one endpoint alone receives, and which wait for no other', async () => {
    const endpoint = await Endpoint.add({ types: ['order.placed'] });
    const other = await Endpoint.add({ merchantId: endpoint.merchantId });
    answering(500);
    await endpoint.request('/test', {});
    await endpoint.untilFailed();
    answering(204);
    const { status, body: test } = await endpoint.request('/test', {});
    expect(status).toBe(202);
    expect(test).toMatchObject({ type: 'webhook.test', cause: 'test' });
    const [delivered] = await endpoint.until('delivered', 1);
    expect(delivered?.deliveryId).toBe(test.deliveryId);
    expect(await other.list()).toEqual([]);
  });
});

describe('an endpoint that is enabled again', () => {
  it('receives every event since then that was not delivered, once', async () => {
    const endpoint = await Endpoint.add({ types: ['sku.upserted'] });
    const { merchantId, id } = endpoint;
    await log(merchantId, numbered('before', 2));
    await endpoint.until('delivered', 2);
    answering(500);
    await log(merchantId, numbered('failed', 3));
    await endpoint.until('waiting', 3);
    await service.store.sql(
      `UPDATE endpoint SET state = 'disabled', disabled_at = now(), updated_at = now() WHERE id = $1`,
      [id],
    );
    await log(merchantId, numbered('disabled', 3));
    await log(merchantId, ['other'], 'order.placed');
    await endpoint.until('dead', 3);
    await sixHoursAgo(merchantId);
    answering(204);

    const recoverFrom = new Date(Date.now() - 7 * HOUR).toISOString();
    const { body } = await endpoint.request<Record<string, unknown>>('/enable', { recoverFrom });
    expect(body).toMatchObject({
      endpointId: id,
      state: 'enabled',
      recovery: { kind: 'recovery', state: 'running' },
    });
    await log(merchantId, ['after']);
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
    const endpoint = await Endpoint.add({ state: 'disabled' });
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const logging = log(endpoint.merchantId, ['late'], 'sku.upserted', async (work) => {
      await work.query('SELECT'); // the event is written, and finds no enabled endpoint
      held.resolve();
      await released.promise;
    });
    await held.promise;
    const recoverFrom = new Date(Date.now() - HOUR).toISOString();
    const enabling = endpoint.request('/enable', { recoverFrom });
    await Promise.race([enabling.then(() => endpoint.untilReplayed()), untilWaiting()]);
    released.resolve();
    await Promise.all([logging, enabling]);
    const [found] = await endpoint.until('delivered', 1);
    expect(found?.subject).toBe('late');
  });
});

/** Waits until a transaction waits for a lock of another one. */
function untilWaiting(): Promise<void> {
  return eventually(async () => {
    const waiting = await service.store.sql(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).not.toEqual([]);
  });
}

/** Moves the events and deliveries of a merchant, as if they had happened then. */
async function sixHoursAgo(merchantId: string): Promise<void> {
  const parameters = [merchantId, '6 hours'];
  await service.store.sql(
    'UPDATE event SET stamp = stamp - $2::interval WHERE merchant_id = $1',
    parameters,
  );
}

function subjectsOf(deliveries: readonly Delivery[]): string[] {
  return deliveries.map(({ subject }) => subject).toSorted();
}

describe('a replay', () => {
  it('sends the events of a span again, in order: those that failed, or all, of the wanted types', async () => {
    const endpoint = await Endpoint.add();
    const { merchantId } = endpoint;
    const from = new Date().toISOString();
    await log(merchantId, ['A', 'B']);
    await endpoint.until('delivered', 2);
    await log(merchantId, ['C'], 'order.placed');
    await endpoint.until('delivered', 3);
    await service.store.sql(
      `UPDATE delivery SET state = 'dead' WHERE merchant_id = $1 AND subject = 'B'`,
      [merchantId],
    );
    const { status, body } = await endpoint.request<Record<string, unknown>>('/replay', {
      from,
      only: 'failed',
    });
    expect([status, body.state]).toEqual([202, 'running']);
    expect(await endpoint.untilReplayed()).toMatchObject({ queued: 1, skipped: 2, only: 'failed' });
    await endpoint.until('delivered', 3);
    await endpoint.request('/replay', { from, only: 'all', types: ['sku.upserted'] });
    expect(await endpoint.untilReplayed()).toMatchObject({ queued: 2, skipped: 0 });
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

  it('is one at a time, takes a fifth of the rate, and ends with its endpoint', async () => {
    const endpoint = await Endpoint.add({ rate: 10 });
    const { merchantId, id } = endpoint;
    const from = new Date().toISOString();
    await log(merchantId, numbered('A', 20));
    await endpoint.until('delivered', 20);
    const wanted = { from, only: 'all' };
    const { body: replay } = await endpoint.request<{ startedAt: string }>('/replay', wanted);
    const second = await endpoint.request<{ code: string }>('/replay', wanted);
    expect([second.status, second.body.code]).toEqual([409, 'replay-running']);
    const queued = await eventually(async () => {
      const { body } = await endpoint.request<{ queued: number }>('/replay');
      if (body.queued < 4) throw new Error(JSON.stringify(body));
      return body.queued;
    });
    const seconds = (Date.now() - Date.parse(replay.startedAt)) / 1_000;
    expect(queued).toBeLessThanOrEqual(2 * (seconds + 2));
    await service.store.sql(
      `UPDATE endpoint SET state = 'disabled', disabled_at = now(), updated_at = now() WHERE id = $1`,
      [id],
    );
    await eventually(async () => {
      const { body } = await endpoint.request<{ state: string }>('/replay');
      expect(body.state).toBe('cancelled');
    });
    const refusals = await Promise.all([
      endpoint.request<{ code: string }>('/replay', wanted),
      endpoint.request<{ code: string }>('/test', {}),
    ]);
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([409, 'endpoint-disabled']);
    }
  });
});

describe("another merchant's endpoint and delivery", () => {
  it('are not found, and operators find them, whose changes are audited', async () => {
    const [endpoint, other] = [await Endpoint.add(), await Endpoint.add()];
    await log(endpoint.merchantId, ['A']);
    const [one] = await endpoint.until('delivered', 1);
    const deliveryPath = `/deliveries/${one?.deliveryId}`;
    const from = new Date().toISOString();
    const requests: [string, string, object?][] = [
      ['GET', '/deliveries'],
      ['GET', deliveryPath],
      ['POST', `${deliveryPath}/retry`],
      ['POST', '/test'],
      ['POST', '/enable'],
      ['POST', '/replay', { from, only: 'all' }],
      ['GET', '/replay'],
    ];
    const stranger = await service.tokens.merchant(other.merchantId);
    for (const [method, path, body] of requests) {
      for (const id of [endpoint.id, uuidv7(), '1']) {
        const url = `/ext/webhooks/endpoints/${id}${path}`;
        const answer = await service.fetch(url, { token: stranger, method, body });
        expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'endpoint-not-found']);
      }
    }
    for (const path of [deliveryPath, '/deliveries/1', '/replay']) {
      expect([(await other.request(path)).status, path]).toEqual([404, path]);
    }
    const operator = await service.tokens.operator();
    for (const [method, path, body] of requests) {
      const url = `/ops/webhooks/endpoints/${endpoint.id}${path}`;
      const answer = await service.fetch(url, { token: operator, method, body });
      expect([path, answer.status < 300]).toEqual([path, true]);
    }
    const audited = await service.store.sql<{ what: string }>(
      `SELECT what FROM audit WHERE details->>'endpointId' = $1 AND details->>'merchantId' = $2 ORDER BY at`,
      [endpoint.id, endpoint.merchantId],
    );
    expect(audited.map(({ what }) => what)).toEqual([
      'webhook-endpoint.delivery-retried',
      'webhook-endpoint.tested',
      'webhook-endpoint.enabled',
      'webhook-endpoint.replayed',
    ]);
  });
});
