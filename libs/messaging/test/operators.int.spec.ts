import { CredentialRevoked } from '#contracts';
import { eventually } from '#testing';
import type { TestAnswer, TestService } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { fact } from './messaging-rig.js';
import {
  GROUP,
  ORDERS_STREAM,
  STOCK_STREAM,
  effectsOf,
  publishOrder,
  publishStock,
  refused,
  startOperated,
} from './operated-service.js';

const OWN = '/ops/services/counter';

let service: TestService;
let operator: string;

beforeAll(async () => {
  service = await startOperated();
  operator = await service.tokens.operator();
});

afterAll(() => service?.stop());

/* eslint-disable typescript/no-explicit-any -- a test asserts on what it expects */
const get = (path: string): Promise<TestAnswer<any>> => service.fetch(path, { token: operator });
const post = (path: string, body?: unknown): Promise<TestAnswer<any>> =>
  service.fetch(path, { token: operator, method: 'POST', ...(body === undefined ? {} : { body }) });
/* eslint-enable typescript/no-explicit-any */

interface Parked {
  id: string;
  key: string;
  stream: string;
}

/** Waits until so many messages are parked under a key, and answers them. */
function parkedUnder(key: string, count: number): Promise<Parked[]> {
  return eventually(async () => {
    const { body } = await get(`${OWN}/parked-messages?key=${encodeURIComponent(key)}`);
    expect(body.messages).toHaveLength(count);
    return body.messages as Parked[];
  });
}

/** A message that is refused, and one behind it. */
async function park(skuId: string): Promise<string> {
  refused.add(13);
  await publishStock(service, skuId, 13);
  const [first] = await parkedUnder(`ACME:${skuId}`, 1);
  await publishStock(service, skuId, 14);
  await parkedUnder(`ACME:${skuId}`, 2);
  return first?.id ?? '';
}

/** What was audited with this in its details, the newest first. */
async function audited(member: string, value: string): Promise<Record<string, unknown>[]> {
  const { body } = await get(`${OWN}/audit?limit=200`);
  return (body.rows as { details: Record<string, unknown> }[]).filter(
    ({ details }) => details[member] === value,
  );
}

describe('parked messages, to operators (decision 2.4)', () => {
  it('are listed with where they came from, why, and how they begin', async () => {
    await park('listed');
    const { status, body } = await get(`${OWN}/parked-messages?key=ACME:listed`);
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
      expect.objectContaining({ reason: 'key-parked' }),
    ]);
    expect(body.next).toBeUndefined();
  });

  it('are read whole, one by one', async () => {
    const id = await park('whole');
    const { body } = await get(`${OWN}/parked-messages/${id}`);
    expect(body.headers.ce_type).toBe('sales-channel.inventory-applied');
    expect(JSON.parse(body.payload)).toMatchObject({ skuId: 'whole', quantity: 13 });
    expect(body.detail).toContain('\n');
  });

  it('are paged, and picked by group and stream', async () => {
    await park('paged');
    const ids: string[] = [];
    for (let after = ''; ;) {
      const { body } = await get(`${OWN}/parked-messages?limit=1${after}`);
      ids.push(...(body.messages as Parked[]).map(({ id }) => id));
      if (body.next === undefined) break;
      after = `&after=${body.next}`;
    }
    const all = (await get(`${OWN}/parked-messages?limit=200`)).body.messages as Parked[];
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(1);
    const none = await get(`${OWN}/parked-messages?group=no.such`);
    expect(none.body.messages).toEqual([]);
    const ofStream = await get(`${OWN}/parked-messages?stream=${STOCK_STREAM}&group=${GROUP}`);
    expect(ofStream.body.messages.length).toBeGreaterThan(1);
  });

  it('show a buyer’s data only to who asks for that one (decision 8.6)', async () => {
    await publishOrder(service);
    const [message] = await eventually(async () => {
      const { body } = await get(`${OWN}/parked-messages?stream=${ORDERS_STREAM}`);
      expect(body.messages).toHaveLength(1);
      return body.messages as (Parked & { payloadHead?: string })[];
    });
    expect(message).not.toHaveProperty('payloadHead');
    const { body } = await get(`${OWN}/parked-messages/${message?.id}`);
    expect(JSON.parse(body.payload)).toMatchObject({ salesChannelOrderId: '7' });
  });

  it('are replayed by key, in order, or not at all, and that is audited with the change', async () => {
    const id = await park('replayed');
    const failed = await post(`${OWN}/parked-messages/${id}/replay`);
    expect(failed.status).toBe(409);
    expect(failed.body).toMatchObject({
      code: 'replay-failed',
      detail: expect.stringContaining('the quantity 13 is refused'),
    });
    expect(await effectsOf(service, 'replayed')).toEqual([]);
    expect(await audited('key', 'ACME:replayed')).toEqual([]);

    refused.clear();
    const { status, body } = await post(`${OWN}/parked-messages/${id}/replay`);
    expect({ status, body }).toEqual({ status: 200, body: { applied: 2, ignored: 0 } });
    expect(await effectsOf(service, 'replayed')).toEqual(['13', '14']);
    expect(await audited('key', 'ACME:replayed')).toEqual([
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
    expect((await post(`${OWN}/parked-messages/${id}/replay`)).status).toBe(404);
  });

  it('are dropped for a reason, which is audited; what was behind can be replayed', async () => {
    const id = await park('dropped');
    expect((await post(`${OWN}/parked-messages/${id}/drop`, {})).status).toBe(400);
    expect((await post(`${OWN}/parked-messages/${id}/drop`, { reason: '' })).status).toBe(400);
    const { status, body } = await post(`${OWN}/parked-messages/${id}/drop`, { reason: 'a test' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, key: 'ACME:dropped' });
    expect(await audited('id', id)).toMatchObject([
      {
        who: 'OPS',
        what: 'parked-message.dropped',
        details: { key: 'ACME:dropped', reason: 'handler-failed', why: 'a test' },
      },
    ]);
    const [behind] = await parkedUnder('ACME:dropped', 1);
    expect((await post(`${OWN}/parked-messages/${behind?.id}/replay`)).status).toBe(200);
    expect(await effectsOf(service, 'dropped')).toEqual(['14']);
  });

  it('that are not there are 404, in whatever words they are asked for', async () => {
    for (const id of ['0', '999999999', '9'.repeat(30), 'x', '-1', '1.5']) {
      expect((await get(`${OWN}/parked-messages/${id}`)).status).toBe(404);
      expect((await post(`${OWN}/parked-messages/${id}/replay`)).status).toBe(404);
      const dropped = await post(`${OWN}/parked-messages/${id}/drop`, { reason: 'x' });
      expect(dropped.status).toBe(404);
    }
    for (const query of ['after=x', `after=${'9'.repeat(30)}`, 'limit=0', 'limit=201']) {
      expect((await get(`${OWN}/parked-messages?${query}`)).status).toBe(400);
    }
  });

  it('are for operators alone, and under the service’s own name', async () => {
    for (const path of ['parked-messages', 'parked-outbox', 'messaging', 'audit']) {
      const merchant = await service.tokens.merchant('ACME');
      expect((await service.fetch(`${OWN}/${path}`, { token: merchant })).status).toBe(403);
      expect((await service.fetch(`${OWN}/${path}`)).status).toBe(401);
      expect((await get(`/ops/services/orders/${path}`)).status).toBe(404);
      expect((await get(`${OWN}/${path}`)).status).toBe(200);
    }
  });
});

describe('the parked outbox, to operators (decision 2.4)', () => {
  /** As if the broker had refused it. */
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
       VALUES ($1, $2, $3, $4, $5, $6, now(), 'by hand') RETURNING id`,
      [event.eventId, stream, subject, type, JSON.stringify(headers), JSON.stringify(event)],
    );
    return row?.id ?? '';
  }

  it('is listed, read and given back to the relay by key, in order, with its audit', async () => {
    const id = await parkInOutbox('back', 1);
    await parkInOutbox('back', 2);
    const other = await parkInOutbox('other', 1);
    const { body } = await get(`${OWN}/parked-outbox?limit=200`);
    expect(body.rows.map(({ key }: Parked) => key)).toEqual(['back', 'back', 'other']);
    expect(body.rows[0]).toMatchObject({
      reason: 'by hand',
      type: 'credential.revoked',
      payloadHead: expect.stringContaining('eventId'),
    });
    const whole = await get(`${OWN}/parked-outbox/${id}`);
    expect(JSON.parse(whole.body.payload)).toMatchObject({ clientId: 'back', version: 1 });

    expect(await post(`${OWN}/parked-outbox/${id}/replay`)).toMatchObject({
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
    expect(await audited('key', 'back')).toMatchObject([
      { what: 'parked-outbox.replayed', details: { rows: 2 } },
    ]);
    expect((await post(`${OWN}/parked-outbox/${id}/replay`)).status).toBe(404);
    expect((await get(`${OWN}/parked-outbox/${other}`)).status).toBe(200);
    await post(`${OWN}/parked-outbox/${other}/drop`, { reason: 'tidy' });
  });

  it('loses an event for good when it is dropped, for a reason that is audited', async () => {
    const id = await parkInOutbox('gone', 1);
    expect((await post(`${OWN}/parked-outbox/${id}/drop`, {})).status).toBe(400);
    const { body } = await post(`${OWN}/parked-outbox/${id}/drop`, { reason: 'a test' });
    expect(body).toMatchObject({ id, key: 'gone' });
    expect((await get(`${OWN}/parked-outbox/${id}`)).status).toBe(404);
    expect((await post(`${OWN}/parked-outbox/${id}/drop`, { reason: 'again' })).status).toBe(404);
    expect(await audited('id', id)).toMatchObject([
      { who: 'OPS', what: 'parked-outbox.dropped', details: { why: 'a test' } },
    ]);
  });
});

describe('the audit of a service (decision 2.4)', () => {
  beforeAll(async () => {
    await service.store.sql(
      `INSERT INTO audit (id, at, who, what, details)
       SELECT gen_random_uuid(), timestamptz '2026-01-01' + n / 2 * interval '1 ms', 'OLD-' || n % 3, 'test', '{}'
         FROM generate_series(1, 20) AS n`,
    );
  });

  it('is read newest first, page by page, each row once', async () => {
    const seen: { id: string; at: string }[] = [];
    for (let before = ''; ;) {
      const { body } = await get(`${OWN}/audit?limit=3&what=test${before}`);
      seen.push(...body.rows);
      if (body.next === undefined) break;
      before = `&before=${body.next}`;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(20);
    const times = seen.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('is picked by who, what and when; nonsense is refused', async () => {
    const { body } = await get(`${OWN}/audit?who=OLD-1&until=2026-01-01T00:00:00.003Z`);
    expect(body.rows.map(({ who }: { who: string }) => who)).toEqual(['OLD-1', 'OLD-1', 'OLD-1']);
    for (const query of [
      'before=x',
      'before=2026-01-01T00:00:00Z_x',
      'limit=0',
      'from=2026-02-01&until=2026-01-01',
    ]) {
      expect((await get(`${OWN}/audit?${query}`)).status).toBe(400);
    }
  });
});

describe('the messaging of a service, to operators (decision 2.4)', () => {
  it('says what waits, what is parked, and how far consumers are behind by the broker’s own word', async () => {
    await park('seen');
    await eventually(async () => {
      const { status, body } = await get(`${OWN}/messaging`);
      expect(status).toBe(200);
      expect(body).toEqual({
        service: 'counter',
        outbox: { waiting: 0, parked: 0, relay: 'active' },
        parked: expect.arrayContaining([
          {
            group: GROUP,
            messages: expect.any(Number),
            keys: expect.any(Number),
            oldestParkedAt: expect.stringMatching(/Z$/),
          },
        ]),
        lag: { state: 'known', streams: expect.any(Array) },
        consumers: [
          { group: GROUP, detail: 'running' },
          { group: 'orders.intake', detail: 'running' },
        ],
      });
      expect(body.lag.streams).toHaveLength(4);
      expect(body.lag.streams).toContainEqual({ group: GROUP, stream: STOCK_STREAM, messages: 0 });
    });
  });

  it('counts what no one has read yet', async () => {
    const reader = await startOperated({ ROLE: 'api' });
    try {
      for (const quantity of [1, 2, 3]) await publishStock(reader, `unread-${quantity}`, quantity);
      const token = await reader.tokens.operator();
      // A broker that has just begun has no coordinator for a moment; then the lag is not known.
      await eventually(async () => {
        const { body } = await reader.fetch(`${OWN}/messaging`, { token });
        expect(body).toMatchObject({ lag: { state: 'known' }, consumers: [] });
        expect(body.lag.streams).toContainEqual({
          group: GROUP,
          stream: STOCK_STREAM,
          messages: 3,
        });
      });
    } finally {
      await reader.stop();
    }
  });

  it('goes on without the broker, and says that the lag is not known', async () => {
    const alone = await startOperated({ KAFKA_BROKERS: '127.0.0.1:9' });
    try {
      const { status, body } = await alone.fetch(`${OWN}/messaging`, {
        token: await alone.tokens.operator(),
      });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { lag: { state: 'unavailable', detail: expect.any(String) } },
      });
    } finally {
      await alone.stop();
    }
  });
});
