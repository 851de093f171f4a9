import { CredentialRevoked } from '#contracts';
import { eventually, type TestService } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { fact } from '../../messaging/test/facts.js';
import {
  GROUP,
  ORDERS_STREAM,
  STOCK_STREAM,
  effectsOf,
  publishOrder,
  publishStock,
  refused,
} from './operated-service.js';
import { OWN, OperatorRequests, type Parked } from './operator-requests.js';

let operator: OperatorRequests;
let service: TestService;

beforeAll(async () => {
  operator = await OperatorRequests.start();
  ({ service } = operator);
});

afterAll(() => service?.stop());

describe('parked messages for operators (decision 2.4)', () => {
  it('are listed with their origin, the reason, and the start of their payload', async () => {
    await operator.park('listed');
    const { status, body } = await operator.get(`${OWN}/parked-messages?key=ACME:listed`);
    expect(status).toBe(200);
    expect(body.messages).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        group: GROUP,
        stream: STOCK_STREAM,
        key: 'ACME:listed',
        type: 'sales-channel.inventory-applied',
        eventId: expect.any(String),
        partition: expect.any(Number),
        offset: expect.stringMatching(/^\d+$/),
        reason: 'handler-failed',
        detail: 'Error: the quantity 13 is refused',
        parkedAt: expect.stringMatching(/Z$/),
        payloadHead: expect.stringContaining('"skuId":"listed"'),
      },
      expect.objectContaining({ reason: 'key-parked', behind: body.messages[0].id }),
    ]);
    expect(body.next).toBeUndefined();
  });

  it('are read individually with their payload', async () => {
    const id = await operator.park('whole');
    const { body } = await operator.get(`${OWN}/parked-messages/${id}`);
    expect(body.headers.ce_type).toBe('sales-channel.inventory-applied');
    expect(JSON.parse(body.payload)).toMatchObject({ skuId: 'whole', quantity: 13 });
    expect(body.detail).toContain('\n');
  });

  it('are paged, and filtered by group and stream', async () => {
    await operator.park('paged');
    const ids: string[] = [];
    for (let after = ''; ;) {
      const { body } = await operator.get(`${OWN}/parked-messages?limit=1${after}`);
      ids.push(...(body.messages as Parked[]).map(({ id }) => id));
      if (body.next === undefined) break;
      after = `&after=${body.next}`;
    }
    const all = (await operator.get(`${OWN}/parked-messages?limit=200`)).body.messages as Parked[];
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(1);
    const none = await operator.get(`${OWN}/parked-messages?group=no.such`);
    expect(none.body.messages).toEqual([]);
    const ofStream = await operator.get(
      `${OWN}/parked-messages?stream=${STOCK_STREAM}&group=${GROUP}`,
    );
    expect(ofStream.body.messages.length).toBeGreaterThan(1);
  });

  it('show a buyer’s data only when read individually (decision 8.6)', async () => {
    await publishOrder(service);
    const [message] = await eventually(async () => {
      const { body } = await operator.get(`${OWN}/parked-messages?stream=${ORDERS_STREAM}`);
      expect(body.messages).toHaveLength(1);
      return body.messages as (Parked & { payloadHead?: string })[];
    });
    expect(message).not.toHaveProperty('payloadHead');
    const { body } = await operator.get(`${OWN}/parked-messages/${message?.id}`);
    expect(JSON.parse(body.payload)).toMatchObject({ salesChannelOrderId: '7' });
  });

  it('are replayed by key, in order, or not at all, and the audit records the replay in the same transaction', async () => {
    const id = await operator.park('replayed');
    const failed = await operator.post(`${OWN}/parked-messages/${id}/replay`);
    expect(failed.status).toBe(409);
    expect(failed.body).toMatchObject({
      code: 'replay-failed',
      detail: expect.stringContaining('the quantity 13 is refused'),
    });
    expect(await effectsOf(service, 'replayed')).toEqual([]);
    expect(await operator.audited('key', 'ACME:replayed')).toEqual([]);

    refused.clear();
    const { status, body } = await operator.post(`${OWN}/parked-messages/${id}/replay`);
    expect({ status, body }).toEqual({ status: 200, body: { applied: 2, ignored: 0 } });
    expect(await effectsOf(service, 'replayed')).toEqual(['13', '14']);
    expect(await operator.audited('key', 'ACME:replayed')).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/Z$/),
        who: 'OPS',
        what: 'parked-key.replayed',
        details: {
          group: GROUP,
          stream: STOCK_STREAM,
          key: 'ACME:replayed',
          applied: 2,
          ignored: 0,
        },
      },
    ]);
    expect((await operator.post(`${OWN}/parked-messages/${id}/replay`)).status).toBe(404);
  });

  it('are dropped with a reason, which the audit records, and later messages can be replayed', async () => {
    const id = await operator.park('dropped');
    expect((await operator.post(`${OWN}/parked-messages/${id}/drop`, {})).status).toBe(400);
    expect((await operator.post(`${OWN}/parked-messages/${id}/drop`, { reason: '' })).status).toBe(
      400,
    );
    const { status, body } = await operator.post(`${OWN}/parked-messages/${id}/drop`, {
      reason: 'a test',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, key: 'ACME:dropped' });
    expect(await operator.audited('id', id)).toMatchObject([
      {
        who: 'OPS',
        what: 'parked-message.dropped',
        details: { key: 'ACME:dropped', reason: 'handler-failed', why: 'a test' },
      },
    ]);
    const [behind] = await operator.parkedUnder('ACME:dropped', 1);
    expect((await operator.post(`${OWN}/parked-messages/${behind?.id}/replay`)).status).toBe(200);
    expect(await effectsOf(service, 'dropped')).toEqual(['14']);
  });

  it('are dropped in bulk by id or by reason, and a key without messages is unblocked', async () => {
    const drop = (body: object) => operator.post(`${OWN}/parked-messages/drop`, body);
    const first = await operator.park('many-1');
    const [alone, behind] = await operator.parkedUnder('ACME:many-1', 2);
    const second = await operator.park('many-2');
    const ids = [first, second, '999999999'];
    expect(await drop({ reason: 'a test', ids })).toMatchObject({
      status: 200,
      body: { dropped: [first, second], absent: ['999999999'], more: false },
    });
    expect(await operator.audited('id', second)).toMatchObject([
      { who: 'OPS', what: 'parked-message.dropped', details: { why: 'a test' } },
    ]);
    expect((await drop({ reason: 'a test', ids })).body.dropped).toEqual([]);
    expect(await operator.audited('id', second)).toHaveLength(1);
    expect(alone?.id).toBe(first);

    const parkedFor = 'key-parked';
    const none = await drop({ reason: 'a test', parkedFor, type: 'stock.other' });
    expect(none.body).toEqual({ dropped: [], absent: [], more: false });
    const all = await drop({ reason: 'a test', parkedFor });
    expect(all.body.dropped).toEqual(expect.arrayContaining([behind?.id]));
    refused.clear();
    await publishStock(service, 'many-1', 15);
    await eventually(async () => expect(await effectsOf(service, 'many-1')).toEqual(['15']));
    for (const wrong of [{}, { ids }, { reason: 'x' }, { reason: 'x', ids, parkedFor }]) {
      expect((await drop(wrong)).status).toBe(400);
    }
    expect((await drop({ reason: 'x', ids: ['x'] })).status).toBe(400);
  });

  it('are answered with 404 if they do not exist, for every form of id', async () => {
    for (const id of ['0', '999999999', '9'.repeat(30), 'x', '-1', '1.5']) {
      expect((await operator.get(`${OWN}/parked-messages/${id}`)).status).toBe(404);
      expect((await operator.post(`${OWN}/parked-messages/${id}/replay`)).status).toBe(404);
      const dropped = await operator.post(`${OWN}/parked-messages/${id}/drop`, { reason: 'x' });
      expect(dropped.status).toBe(404);
    }
    for (const query of ['after=x', `after=${'9'.repeat(30)}`, 'limit=0', 'limit=201']) {
      expect((await operator.get(`${OWN}/parked-messages?${query}`)).status).toBe(400);
    }
  });

  it('are accessible only to operators, and only under the service’s own name', async () => {
    for (const path of ['parked-messages', 'parked-outbox', 'messaging', 'audit']) {
      const merchant = await service.tokens.merchant('ACME');
      expect((await service.fetch(`${OWN}/${path}`, { token: merchant })).status).toBe(403);
      expect((await service.fetch(`${OWN}/${path}`)).status).toBe(401);
      expect((await operator.get(`/ops/services/orders/${path}`)).status).toBe(404);
      expect((await operator.get(`${OWN}/${path}`)).status).toBe(200);
    }
  });
});

describe('the parked outbox for operators (decision 2.4)', () => {
  /** Parks an event as the relay does when the broker refuses it. */
  async function parkInOutbox(subject: string, version: number): Promise<string> {
    const event = {
      eventId: uuidv7(),
      occurredAt: '2026-11-21T10:00:00.000Z',
      ...fact(subject, version),
    };
    const { stream, type, schemaPath } = CredentialRevoked;
    const headers = { ce_id: event.eventId, ce_type: type, ce_dataschema: schemaPath };
    const [row] = await service.store.sql<{ id: string }>(
      `INSERT INTO outbox (event_id, stream, key, type, headers, value, parked_at, parked_reason)
       VALUES ($1, $2, $3, $4, $5, $6, now(), 'by-hand') RETURNING id`,
      [event.eventId, stream, subject, type, JSON.stringify(headers), JSON.stringify(event)],
    );
    return row?.id ?? '';
  }

  it('is listed, read, and returned to the relay by key, in order, with an audit record', async () => {
    const id = await parkInOutbox('back', 1);
    await parkInOutbox('back', 2);
    const other = await parkInOutbox('other', 1);
    const { body } = await operator.get(`${OWN}/parked-outbox?limit=200`);
    expect(body.rows.map(({ key }: Parked) => key)).toEqual(['back', 'back', 'other']);
    expect(body.rows[0]).toMatchObject({
      reason: 'by-hand',
      type: 'credential.revoked',
      payloadHead: expect.stringContaining('eventId'),
    });
    const whole = await operator.get(`${OWN}/parked-outbox/${id}`);
    expect(JSON.parse(whole.body.payload)).toMatchObject({ clientId: 'back', version: 1 });

    expect(await operator.post(`${OWN}/parked-outbox/${id}/replay`)).toMatchObject({
      status: 200,
      body: { rows: 2 },
    });
    await eventually(() => {
      const versions = service.events
        .all(CredentialRevoked)
        .filter(({ clientId }) => clientId === 'back')
        .map(({ version }) => version);
      expect(versions).toEqual([1, 2]);
    });
    expect(await operator.audited('key', 'back')).toMatchObject([
      { what: 'parked-outbox.replayed', details: { rows: 2 } },
    ]);
    expect((await operator.post(`${OWN}/parked-outbox/${id}/replay`)).status).toBe(404);
    expect((await operator.get(`${OWN}/parked-outbox/${other}`)).status).toBe(200);
    await operator.post(`${OWN}/parked-outbox/${other}/drop`, { reason: 'tidy' });
  });

  it('deletes a dropped event permanently, with a reason in the audit', async () => {
    const id = await parkInOutbox('gone', 1);
    expect((await operator.post(`${OWN}/parked-outbox/${id}/drop`, {})).status).toBe(400);
    const { body } = await operator.post(`${OWN}/parked-outbox/${id}/drop`, { reason: 'a test' });
    expect(body).toMatchObject({ id, key: 'gone' });
    expect((await operator.get(`${OWN}/parked-outbox/${id}`)).status).toBe(404);
    expect(
      (await operator.post(`${OWN}/parked-outbox/${id}/drop`, { reason: 'again' })).status,
    ).toBe(404);
    expect(await operator.audited('key', 'gone')).toMatchObject([
      { who: 'OPS', what: 'parked-outbox.dropped', details: { why: 'a test' } },
    ]);
  });

  it('drops events in bulk by id or by reason, each with an audit record', async () => {
    const drop = (body: object) => operator.post(`${OWN}/parked-outbox/drop`, body);
    const ids = [await parkInOutbox('many-1', 1), await parkInOutbox('many-2', 1)];
    const left = await parkInOutbox('many-3', 1);
    const { status, body } = await drop({ reason: 'a test', ids });
    expect([status, body]).toEqual([200, { dropped: ids, absent: [], more: false }]);
    expect(await operator.audited('key', 'many-2')).toMatchObject([
      { who: 'OPS', what: 'parked-outbox.dropped', details: { key: 'many-2', why: 'a test' } },
    ]);
    const ofOther = await drop({ reason: 'a test', parkedFor: 'other' });
    expect(ofOther.body.dropped).toEqual([]);
    const all = await drop({ reason: 'a test', parkedFor: 'by-hand' });
    expect(all.body.dropped).toEqual([left]);
  });
});
