import { eventually } from '#testing';
import { Webhook } from 'standardwebhooks';
import { v7 as uuidv7 } from 'uuid';
import { newSecret } from '../../src/secrets/new-secret.js';
import { DeliveryRig } from './delivery-rig.js';
import { addEndpoint, letPass, MERCHANT } from './queue-rig.js';
import type { Receiver } from './receiver.js';

let rig: DeliveryRig;

beforeAll(async () => {
  rig = await DeliveryRig.start();
});

afterAll(() => rig.stop());

afterEach(() => rig.clear());

describe('a delivery', () => {
  it('is a CloudEvent with the event as published, signed according to Standard Webhooks', async () => {
    const receiver = await rig.startReceiver();
    const secret = newSecret();
    const endpointId = await rig.addEndpoint({ url: `${receiver.url}?a=b` }, secret);
    const value = '{ "price":10.50,  "name":"Größe ✓" }';
    await rig.publish({ subject: 'SKU-1', value });
    const delivered = await rig.attempted(endpointId);
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

  it('is signed with the old and the new secret during a rotation', async () => {
    const receiver = await rig.startReceiver();
    const [old, current, expired] = [newSecret(), newSecret(), newSecret()];
    await rig.addEndpoint({ url: receiver.url }, current);
    await rig.service.store.sql(
      `UPDATE endpoint SET previous_secret = $1, previous_until = now() + interval '1 hour', updated_at = now()`,
      [rig.box.seal(old)],
    );
    await rig.publish({ subject: 'SKU-1' });
    await eventually(() => expect(receiver.requests).toHaveLength(1));
    const [{ body, headers }] = receiver.requests as [Receiver['requests'][number]];
    for (const secret of [old, current]) new Webhook(secret).verify(body, headers);
    expect(() => new Webhook(expired).verify(body, headers)).toThrow('No matching signature');
  });

  it('contains the address of the data instead of a long value, and for a thin endpoint', async () => {
    const [full, thin] = [await rig.startReceiver(), await rig.startReceiver()];
    await rig.addEndpoint({ url: full.url });
    await rig.addEndpoint({ url: thin.url, payload: 'thin' });
    const long = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - 11) });
    await rig.publish(
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
    const [receiver, metadata] = [await rig.startReceiver(), await rig.startReceiver()];
    receiver.answer = (response) => response.writeHead(307, { location: metadata.url }).end();
    const endpointId = await rig.addEndpoint({ url: receiver.url });
    await rig.publish({ subject: 'SKU-1' });
    expect(await rig.attempted(endpointId)).toMatchObject({
      state: 'waiting',
      attempts: [{ outcome: 'failed', status: 307 }],
    });
    expect([receiver.requests.length, metadata.connections]).toEqual([1, 0]);
  });

  it('is retried later, and blocks only its own subject', async () => {
    const receiver = await rig.startReceiver();
    let isMended = false;
    receiver.answer = (response, { subject }) =>
      response.writeHead(subject === 'BAD' && !isMended ? 500 : 200).end('x'.repeat(5_000));
    const endpointId = await rig.addEndpoint({ url: receiver.url });
    await rig.publish({ subject: 'BAD' }, { subject: 'BAD' }, { subject: 'GOOD' });
    await eventually(() => expect(receiver.subjects).toEqual(['BAD', 'GOOD']));
    const failed = await rig.attempted(endpointId);
    expect(failed.waitMs).toBeLessThanOrEqual(6_000);
    expect(failed.attempts[0]?.body).toBe('x'.repeat(1_024));
    isMended = true;
    await letPass(rig.service.store, 6_000);
    await eventually(() => expect(receiver.subjects).toEqual(['BAD', 'GOOD', 'BAD', 'BAD']));
    await eventually(async () =>
      expect((await rig.deliveriesOf(endpointId)).map(({ state }) => state)).toEqual([
        'delivered',
        'delivered',
        'delivered',
      ]),
    );
  });
});

describe('an endpoint', () => {
  it.each([
    ['that says 410 is disabled at once', 410, 'gone', '0 days'],
    ['that has failed for five days is disabled with its next failure', 500, 'failing', '5 days'],
  ])(
    '%s, and the merchant and the operators are informed',
    async (_title, status, reason, failingFor) => {
      const [receiver, other] = [await rig.startReceiver(), await rig.startReceiver()];
      receiver.answer = (response) => response.writeHead(status).end();
      const endpointId = uuidv7();
      await rig.addEndpoint({ id: endpointId, url: receiver.url, state: 'disabled' });
      if (reason === 'failing') {
        await rig.service.store.sql(
          `INSERT INTO endpoint_health (endpoint_id, failures, failing_since) VALUES ($1, 3, now() - $2::interval)`,
          [endpointId, failingFor],
        );
      }
      await rig.service.store.sql(`UPDATE endpoint SET state = 'enabled', disabled_at = NULL`);
      await rig.addEndpoint({ url: other.url });
      await rig.publish({ subject: 'SKU-1' }, { subject: 'SKU-1' });
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
          (await rig.deliveriesOf(endpointId)).map(({ state, waitMs }) => [state, waitMs]),
        ).toEqual([
          ['dead', null],
          ['dead', null],
        ]),
      );
      expect(
        await rig.service.store.sql('SELECT state, disabled_reason FROM endpoint WHERE id = $1', [
          endpointId,
        ]),
      ).toEqual([{ state: 'disabled', disabled_reason: reason }]);
      const audit = await rig.service.store.sql(
        `SELECT who, what FROM audit WHERE details->>'endpointId' = $1`,
        [endpointId],
      );
      expect(audit).toEqual([{ who: 'system', what: 'webhook-endpoint.disabled' }]);
    },
  );

  it('is called at its new address within a second, with its new secret', async () => {
    const [before, after] = [await rig.startReceiver(), await rig.startReceiver()];
    const secret = newSecret();
    const endpointId = await rig.addEndpoint({ url: before.url });
    await rig.publish({ subject: 'SKU-1' });
    await rig.attempted(endpointId);
    await rig.service.store.sql('UPDATE endpoint SET url = $1, secret = $2, updated_at = now()', [
      after.url,
      rig.box.seal(secret),
    ]);
    await eventually(async () => {
      await rig.publish({ subject: 'SKU-2' });
      expect(after.requests.length).toBeGreaterThan(0);
    });
    const [{ body, headers }] = after.requests as [Receiver['requests'][number]];
    new Webhook(secret).verify(body, headers);
  });

  it('whose secret cannot be decrypted does not delay other endpoints', async () => {
    const receiver = await rig.startReceiver();
    await addEndpoint(rig.service.store, { url: receiver.url, secret: Buffer.from('unreadable') });
    await rig.addEndpoint({ url: receiver.url });
    await rig.publish({ subject: 'SKU-1' });
    await eventually(() => expect(receiver.subjects).toEqual(['SKU-1']));
  });
});
