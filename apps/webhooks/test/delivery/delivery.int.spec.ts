import { randomBytes } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { Transactor } from '#messaging';
import { Database } from '#platform';
import { eventually, type TestService } from '#testing';
import { Webhook } from 'standardwebhooks';
import { v7 as uuidv7 } from 'uuid';
import { exchange } from '../../src/delivery/exchange/exchange.js';
import { receiversDispatcher } from '../../src/delivery/exchange/dispatcher.js';
import { logEvents } from '../../src/events/keep-events.js';
import { SecretBox } from '../../src/secrets/secret-box.js';
import { newSecret } from '../../src/secrets/new-secret.js';
import { startWebhooks } from '../webhooks-service.js';
import { addEndpoint, letPass, MERCHANT, type NewEndpoint } from './queue-rig.js';
import { drip, hang, Receiver } from './receiver.js';

const HOUR = 3_600_000;
const KEYS = `test:${randomBytes(32).toString('base64')}`;
const box = new SecretBox(KEYS);

let service: TestService;
let database: Database;
let transactor: Transactor;
let receivers: Receiver[] = [];

beforeAll(async () => {
  service = await startWebhooks({ WEBHOOKS_KEYS: KEYS });
  const { url, schema } = service.store;
  database = new Database({ url, schema, service: 'webhooks' });
  await database.whenConnected();
  transactor = new Transactor(database.worker, 'webhooks');
});

afterAll(async () => {
  await database.onApplicationShutdown();
  await service.stop();
});

afterEach(async () => {
  await service.store.sql('DELETE FROM endpoint');
  await service.store.sql('TRUNCATE due_delivery, delivery, event');
  await Promise.all(receivers.map((receiver) => receiver.stop()));
  receivers = [];
});

async function startReceiver(host?: string): Promise<Receiver> {
  const receiver = await Receiver.start(host);
  receivers.push(receiver);
  return receiver;
}

function addSealed(endpoint: NewEndpoint, secret = newSecret()): Promise<string> {
  return addEndpoint(service.store, { ...endpoint, secret: box.seal(secret) });
}

interface Published {
  subject: string;
  value?: string;
  merchantId?: string;
}

/** Adds events to the log, as the consumers do. */
function publish(...events: Published[]): Promise<void> {
  const unstamped = events.map(({ subject, value = '{}', merchantId = MERCHANT }) => ({
    merchantId,
    subject,
    eventId: uuidv7(),
    value: Buffer.from(value),
    stream: 'catalog.sku',
    type: 'sku.upserted',
    version: 1,
    occurredAt: new Date(),
    dataschema: 'https://api.example.com/schemas/sku.upserted/v1',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  }));
  return transactor.run({}, async (work) => logEvents(work, unstamped, () => undefined));
}

interface DeliveryRow {
  subject: string;
  state: string;
  attempts: { outcome: string; status?: number; error?: string; body?: string }[];
  waitMs: number | null;
}

/** The deliveries of an endpoint, and how long each waits for its next attempt. */
function deliveriesOf(endpointId: string): Promise<DeliveryRow[]> {
  return service.store.sql<DeliveryRow & Record<string, unknown>>(
    `SELECT delivery.subject, state, delivery.attempts,
            (extract(epoch FROM due_at - now()) * 1000)::float8 AS "waitMs"
       FROM delivery LEFT JOIN due_delivery ON delivery_id = id
      WHERE delivery.endpoint_id = $1 ORDER BY id`,
    [endpointId],
  );
}

/** Waits until the first delivery of an endpoint has been attempted this often. */
function attempted(endpointId: string, times = 1): Promise<DeliveryRow> {
  return eventually(async () => {
    const [first] = await deliveriesOf(endpointId);
    if (first?.attempts.length !== times) throw new Error(JSON.stringify(first));
    return first;
  });
}

describe('a delivery', () => {
  it('is CloudEvents with the event as it was published, signed as Standard Webhooks has it', async () => {
    const receiver = await startReceiver();
    const secret = newSecret();
    const endpointId = await addSealed({ url: `${receiver.url}?a=b` }, secret);
    const value = '{ "price":10.50,  "name":"Größe ✓" }';
    await publish({ subject: 'SKU-1', value });
    const delivered = await attempted(endpointId);
    expect(delivered).toMatchObject({
      state: 'delivered',
      attempts: [{ outcome: 'delivered', status: 204 }],
    });
    const [{ headers, body, path }] = receiver.requests as [Receiver['requests'][number]];
    expect(path).toBe('/hook?a=b');
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      id: headers['webhook-id'],
      type: 'sku.upserted',
      subject: 'SKU-1',
      merchantid: MERCHANT,
    });
    expect(body).toContain(`"data":${value}}`);
    expect(headers).toMatchObject({
      'content-type': 'application/cloudevents+json',
      'user-agent': 'entrepot-webhooks',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    });
  });

  it('is signed with the old and the new secret while one is replaced', async () => {
    const receiver = await startReceiver();
    const [old, current, expired] = [newSecret(), newSecret(), newSecret()];
    await addSealed({ url: receiver.url }, current);
    await service.store.sql(
      `UPDATE endpoint SET previous_secret = $1, previous_until = now() + interval '1 hour', updated_at = now()`,
      [box.seal(old)],
    );
    await publish({ subject: 'SKU-1' });
    await eventually(() => expect(receiver.requests).toHaveLength(1));
    const [{ body, headers }] = receiver.requests as [Receiver['requests'][number]];
    for (const secret of [old, current]) new Webhook(secret).verify(body, headers);
    expect(() => new Webhook(expired).verify(body, headers)).toThrow('No matching signature');
  });

  it('has the address of the data in place of a long value, and for an endpoint that wants it thin', async () => {
    const [full, thin] = [await startReceiver(), await startReceiver()];
    await addSealed({ url: full.url });
    await addSealed({ url: thin.url, payload: 'thin' });
    const long = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - 11) });
    await publish(
      { subject: 'SHORT', value: long(65_536) },
      { subject: 'LONG', value: long(65_537) },
    );
    await eventually(() => expect([full.requests.length, thin.requests.length]).toEqual([2, 2]));
    const members = [...full.requests, ...thin.requests].map(({ body, headers }) => {
      const { data, dataref } = JSON.parse(body) as { data?: object; dataref?: string };
      return [
        data !== undefined,
        dataref?.endsWith(`/ext/events/${headers['webhook-id']}`) ?? false,
      ];
    });
    expect(members).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
  });

  it('does not follow a redirect', async () => {
    const [receiver, metadata] = [await startReceiver(), await startReceiver()];
    receiver.answer = (response) => response.writeHead(307, { location: metadata.url }).end();
    const endpointId = await addSealed({ url: receiver.url });
    await publish({ subject: 'SKU-1' });
    expect(await attempted(endpointId)).toMatchObject({
      state: 'waiting',
      attempts: [{ outcome: 'failed', status: 307 }],
    });
    expect([receiver.requests.length, metadata.connections]).toEqual([1, 0]);
  });

  it('is tried again later, and holds its own subject only', async () => {
    const receiver = await startReceiver();
    let isMended = false;
    receiver.answer = (response, { subject }) =>
      response.writeHead(subject === 'BAD' && !isMended ? 500 : 200).end('x'.repeat(5_000));
    const endpointId = await addSealed({ url: receiver.url });
    await publish({ subject: 'BAD' }, { subject: 'BAD' }, { subject: 'GOOD' });
    await eventually(() => expect(receiver.subjects).toEqual(['BAD', 'GOOD']));
    const failed = await attempted(endpointId);
    expect(failed.waitMs).toBeLessThanOrEqual(6_000);
    expect(failed.attempts[0]?.body).toBe('x'.repeat(1_024));
    isMended = true;
    await letPass(service.store, 6_000);
    await eventually(() => expect(receiver.subjects).toEqual(['BAD', 'GOOD', 'BAD', 'BAD']));
    await eventually(async () =>
      expect((await deliveriesOf(endpointId)).map(({ state }) => state)).toEqual([
        'delivered',
        'delivered',
        'delivered',
      ]),
    );
  });

  it('waits as 503 asks, and so does all that is sent there', async () => {
    const receiver = await startReceiver();
    receiver.answer = (response) => response.writeHead(503, { 'retry-after': '7200' }).end();
    const endpointId = await addSealed({ url: receiver.url });
    await publish({ subject: 'SKU-1' });
    const { waitMs } = await attempted(endpointId);
    expect(waitMs).toBeGreaterThan(1.9 * HOUR);
    expect(waitMs).toBeLessThanOrEqual(2 * HOUR);
    const bystander = await startReceiver();
    await addSealed({ url: bystander.url });
    await publish({ subject: 'SKU-2' });
    await eventually(() => expect(bystander.subjects).toEqual(['SKU-2']));
    expect(receiver.subjects).toEqual(['SKU-1']);
  });
});

describe('an endpoint', () => {
  it.each([
    ['that says 410 is disabled at once', 410, 'gone', '0 days'],
    ['that has failed for five days is disabled with its next failure', 500, 'failing', '5 days'],
  ])(
    '%s, which the merchant and the operators learn',
    async (_title, status, reason, failingFor) => {
      const [receiver, other] = [await startReceiver(), await startReceiver()];
      receiver.answer = (response) => response.writeHead(status).end();
      const endpointId = uuidv7();
      await addSealed({ id: endpointId, url: receiver.url, state: 'disabled' });
      if (reason === 'failing') {
        await service.store.sql(
          `INSERT INTO endpoint_health (endpoint_id, failures, failing_since) VALUES ($1, 3, now() - $2::interval)`,
          [endpointId, failingFor],
        );
      }
      await service.store.sql(`UPDATE endpoint SET state = 'enabled', disabled_at = NULL`);
      await addSealed({ url: other.url });
      await publish({ subject: 'SKU-1' }, { subject: 'SKU-1' });
      await eventually(() =>
        expect(other.subjects.toSorted()).toEqual([endpointId, 'SKU-1', 'SKU-1'].toSorted()),
      );
      const news = other.requests.find(({ subject }) => subject === endpointId);
      expect(JSON.parse(news?.body ?? '')).toMatchObject({
        type: 'webhook.endpoint-disabled',
        data: { endpointId, url: receiver.url, reason },
      });
      await eventually(async () =>
        expect(
          (await deliveriesOf(endpointId)).map(({ state, waitMs }) => [state, waitMs]),
        ).toEqual([
          ['dead', null],
          ['dead', null],
        ]),
      );
      expect(
        await service.store.sql('SELECT state, disabled_reason FROM endpoint WHERE id = $1', [
          endpointId,
        ]),
      ).toEqual([{ state: 'disabled', disabled_reason: reason }]);
      const audit = await service.store.sql(
        `SELECT who, what FROM audit WHERE details->>'endpointId' = $1`,
        [endpointId],
      );
      expect(audit).toEqual([{ who: 'system', what: 'webhook-endpoint.disabled' }]);
    },
  );

  it('is called at its new address within a second, with its new secret', async () => {
    const [before, after] = [await startReceiver(), await startReceiver()];
    const secret = newSecret();
    const endpointId = await addSealed({ url: before.url });
    await publish({ subject: 'SKU-1' });
    await attempted(endpointId);
    await service.store.sql('UPDATE endpoint SET url = $1, secret = $2, updated_at = now()', [
      after.url,
      box.seal(secret),
    ]);
    await eventually(async () => {
      await publish({ subject: 'SKU-2' });
      expect(after.requests.length).toBeGreaterThan(0);
    });
    const [{ body, headers }] = after.requests as [Receiver['requests'][number]];
    new Webhook(secret).verify(body, headers);
  });

  it('whose secret cannot be opened keeps no other waiting', async () => {
    const receiver = await startReceiver();
    await addEndpoint(service.store, { url: receiver.url, secret: Buffer.from('unreadable') });
    await addSealed({ url: receiver.url });
    await publish({ subject: 'SKU-1' });
    await eventually(() => expect(receiver.subjects).toEqual(['SKU-1']));
  });
});

describe('an exchange', () => {
  const never = new AbortController().signal;
  const post = (url: string) => ({ url, headers: {}, body: '{}' });
  const dispatcher = receiversDispatcher({ allow: '127.0.0.0/8' });

  afterAll(() => dispatcher.destroy());

  it.each([
    ['hangs', hang],
    ['comes byte by byte', drip],
  ])('ends at its deadline when the answer %s', async (_title, answer) => {
    const receiver = await startReceiver();
    receiver.answer = answer;
    const { outcome } = await exchange(dispatcher, post(receiver.url), never, 300);
    expect(outcome).toEqual({ kind: 'failed', error: 'timeout' });
  });

  it('reads no more than 4 KiB of an answer', async () => {
    const receiver = await startReceiver();
    const closed = Promise.withResolvers<void>();
    receiver.answer = (response) => {
      response.on('close', closed.resolve);
      response.writeHead(200);
      response.write('y'.repeat(5_000)); // and does not end
    };
    const { outcome, answer } = await exchange(dispatcher, post(receiver.url), never);
    expect(outcome).toEqual({ kind: 'answered', status: 200 });
    expect(answer).toBe('y'.repeat(1_024));
    await closed.promise;
  });

  it('makes no connection to a name that leads elsewhere the second time', async () => {
    const [allowed, inside] = [await startReceiver('127.0.0.2'), await startReceiver('127.0.0.1')];
    allowed.answer = (response) => response.writeHead(200, { connection: 'close' }).end();
    const answers = ['127.0.0.2', '127.0.0.1'];
    const rebinding = receiversDispatcher({
      allow: '127.0.0.2/32',
      lookUp: (_name, _options, callback) => {
        const found: LookupAddress[] = [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
        callback(null, found);
      },
    });
    const first = await exchange(
      rebinding,
      post(allowed.url.replace('127.0.0.2', 'shop.example')),
      never,
    );
    expect(first.outcome).toEqual({ kind: 'answered', status: 200 });
    const second = await exchange(
      rebinding,
      post(inside.url.replace('127.0.0.1', 'shop.example')),
      never,
    );
    expect(second.outcome).toEqual({ kind: 'failed', error: 'address-refused' });
    expect((await exchange(rebinding, post(inside.url), never)).outcome).toEqual(second.outcome);
    expect(inside.connections).toBe(0);
    await rebinding.destroy();
  });
});
