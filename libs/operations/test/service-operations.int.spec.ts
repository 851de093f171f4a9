import { Poller } from '#messaging';
import { eventually, type TestService } from '#testing';
import { SUBJECTS } from '../src/audit/audit-trail.store.js';
import {
  GROUP,
  STOCK_STREAM,
  effectsOf,
  publishStock,
  refused,
  startOperated,
} from './operated-service.js';
import { OWN, OperatorRequests, type Parked } from './operator-requests.js';

/** The pollers of a test poll once: after a failure they wait for 30 s. */
const HOUR_MS = 3600_000;

let operator: OperatorRequests;
let service: TestService;

beforeAll(async () => {
  operator = await OperatorRequests.start();
  ({ service } = operator);
});

afterAll(() => service?.stop());

describe('the audit of a service (decision 2.4)', () => {
  beforeAll(async () => {
    await service.store.sql(
      `INSERT INTO audit (id, at, who, what, details)
       SELECT gen_random_uuid(), timestamptz '2026-01-01' + n / 2 * interval '1 ms', 'OLD-' || n % 3, 'test', '{}'
         FROM generate_series(1, 20) AS n`,
    );
  });

  it('is read page by page, newest first, each row once', async () => {
    const seen: { id: string; at: string }[] = [];
    for (let before = ''; ;) {
      const { body } = await operator.get(`${OWN}/audit?limit=3&what=test${before}`);
      seen.push(...body.rows);
      if (body.next === undefined) break;
      before = `&before=${body.next}`;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(20);
    const times = seen.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('has at most 4 MiB on a page, and continues on the next page', async () => {
    await service.store.sql(
      `INSERT INTO audit (id, at, who, what, details)
       SELECT gen_random_uuid(), timestamptz '2026-01-01' + n * interval '1 ms', 'LONG', 'long',
              jsonb_build_object('reason', repeat('x', 1000000))
         FROM generate_series(1, 6) AS n`,
    );
    const { body } = await operator.get(`${OWN}/audit?who=LONG`);
    expect(body.rows).toHaveLength(4);
    const { body: rest } = await operator.get(`${OWN}/audit?who=LONG&before=${body.next}`);
    expect([rest.rows.length, rest.next]).toEqual([2, undefined]);
  });

  it('is filtered by an id anywhere in the details, with an index', async () => {
    const about: [what: string, details: object][] = [
      ['order.hold', { orderId: 'A-1', reason: 'A-2' }],
      ['tracking.reported', { carrierId: 'CAR', parcels: [{ parcelId: 'P-1', events: 1 }] }],
      ['carrier.changed', { before: { carrierId: 'CAR' }, after: { carrierId: 'CAR' } }],
      ['sku.localization-set', { merchantId: 'M1', skuId: 'S-1' }],
      ['trade-restriction.ended', { restrictionId: 'R-1', reason: 'r' }],
      ['parked-key.replayed', { stream: 'orders.order', key: 'A-1', group: 'g' }],
    ];
    for (const [what, details] of about) {
      await service.store.sql(
        `INSERT INTO audit (id, who, what, details) VALUES (gen_random_uuid(), 'SUBJECTS', $1, $2)`,
        [what, details],
      );
    }
    const changesOf = async (subject: string) => {
      const { body } = await operator.get(`${OWN}/audit?subject=${subject}&who=SUBJECTS`);
      return body.rows.map(({ what }: { what: string }) => what).toSorted();
    };
    expect(await changesOf('A-1')).toEqual(['order.hold', 'parked-key.replayed']);
    expect(await changesOf('P-1')).toEqual(['tracking.reported']);
    expect(await changesOf('CAR')).toEqual(['carrier.changed', 'tracking.reported']);
    expect(await changesOf('R-1')).toEqual(['trade-restriction.ended']);
    expect(await changesOf('M1')).toEqual(['sku.localization-set']);
    for (const none of ['A-2', 'A-', 'a-1', '1']) expect(await changesOf(none)).toEqual([]);
    expect((await operator.get(`${OWN}/audit?subject=`)).status).toBe(400);

    await service.store.sql(
      `INSERT INTO audit (id, who, what, details)
       SELECT gen_random_uuid(), 'MANY', 'many', jsonb_build_object('orderId', 'B-' || n)
         FROM generate_series(1, 5000) AS n`,
    );
    await service.store.sql('VACUUM ANALYZE audit');
    const plan = await service.store.sql(
      `EXPLAIN SELECT 1 FROM audit WHERE ${SUBJECTS} @> '["B-1"]'`,
    );
    expect(JSON.stringify(plan)).toContain('Index Scan on audit_subject_ids');
  });

  it('is filtered by actor, kind and time; invalid filters are refused', async () => {
    const { body } = await operator.get(`${OWN}/audit?who=OLD-1&until=2026-01-01T00:00:00.003Z`);
    expect(body.rows.map(({ who }: { who: string }) => who)).toEqual(['OLD-1', 'OLD-1', 'OLD-1']);
    for (const query of [
      'before=x',
      'before=2026-01-01T00:00:00Z_x',
      'before=2026-01-01T00:00:00Z_019aa6a0-5c00-7000-8000-000000000001_x',
      'limit=0',
      'from=2026-02-01&until=2026-01-01',
    ]) {
      expect((await operator.get(`${OWN}/audit?${query}`)).status).toBe(400);
    }
  });
});

describe('the state of messaging for operators (decision 2.4)', () => {
  it('reports waiting and parked messages, and the lag according to the broker', async () => {
    await operator.park('seen');
    await eventually(async () => {
      const [parked] = await service.store.sql<{ oldest: Date }>(
        'SELECT min(parked_at) AS oldest FROM parked_message WHERE consumer_group = $1',
        [GROUP],
      );
      const { status, body } = await operator.get(`${OWN}/messaging`);
      expect(status).toBe(200);
      expect(body).toEqual({
        service: 'counter',
        version: expect.stringMatching(/^\d+\.\d+\.\d+/),
        outbox: { waiting: 0, parked: 0, relay: 'active' },
        parked: expect.arrayContaining([
          {
            group: GROUP,
            messages: expect.any(Number),
            keys: expect.any(Number),
            oldestParkedAt: parked?.oldest.toISOString(),
          },
        ]),
        lag: { state: 'known', streams: expect.any(Array) },
        consumers: [
          { group: GROUP, detail: 'running' },
          { group: 'orders.intake', detail: 'running' },
        ],
        republications: [],
      });
      expect(body.lag.streams).toHaveLength(4);
      expect(body.lag.streams).toContainEqual({ group: GROUP, stream: STOCK_STREAM, messages: 0 });
    });
  });

  it('reports the background work that failed ten times in a row', async () => {
    const fail = (): Promise<boolean> => Promise.reject(new Error('no table'));
    const failing = Array.from({ length: 10 }, () => new Poller('old rows', HOUR_MS, fail));
    const succeeding = new Poller('old rows', HOUR_MS, async () => false);
    const pollers = [...failing, new Poller('other rows', HOUR_MS, fail), succeeding];
    const expectReport = (report: unknown): Promise<void> =>
      eventually(async () => {
        const { body } = await operator.get(`${OWN}/messaging`);
        expect(body.failingPollers).toEqual(report);
      });
    try {
      for (const poller of pollers) if (poller !== succeeding) poller.start();
      await expectReport([{ poller: 'old rows', failures: 10 }]);
      succeeding.start();
      await expectReport(undefined);
    } finally {
      await Promise.all(pollers.map((poller) => poller.stop()));
    }
  });

  it('counts unread messages', async () => {
    const reader = await startOperated({ ROLE: 'api' });
    try {
      for (const quantity of [1, 2, 3]) await publishStock(reader, `unread-${quantity}`, quantity);
      const token = await reader.tokens.operator();
      // A new broker has no coordinator for a moment; then the lag is unknown.
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

  it('works without the broker, and reports that the lag is unknown', async () => {
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

describe('bulk operations on parked messages (decision 2.4)', () => {
  it('filter by type and reason, and count by both', async () => {
    await operator.park('counted');
    const idsOf = async (query: string) => {
      const { body } = await operator.get(`${OWN}/parked-messages?key=ACME:counted&${query}`);
      return (body.messages as Parked[]).map(({ id }) => id);
    };
    const [cause, behind] = await idsOf('limit=2');
    expect(await idsOf('reason=handler-failed')).toEqual([cause]);
    expect(await idsOf('reason=key-parked&type=sales-channel.inventory-applied')).toEqual([behind]);
    expect(await idsOf('type=sku.upserted')).toEqual([]);

    await publishStock(service, 'counted', 15);
    await operator.parkedUnder('ACME:counted', 3);
    const rows = await service.store.sql<{ n: number; keys: number; oldest: Date }>(
      `SELECT reason, type, count(*)::int AS n, count(DISTINCT key)::int AS keys, min(parked_at) AS oldest
         FROM parked_message GROUP BY reason, type`,
    );
    const { status, body } = await operator.get(`${OWN}/parked-messages/counts`);
    expect(status).toBe(200);
    expect(body.counts).toHaveLength(rows.length);
    expect(body.counts).toEqual(
      expect.arrayContaining(
        rows.map(({ n, oldest, ...rest }) => ({
          ...rest,
          messages: n,
          oldestParkedAt: oldest.toISOString(),
        })),
      ),
    );
  });

  it('replay several keys, each in order; a key that fails stays parked and does not stop the others', async () => {
    const replay = (body: unknown) => operator.post(`${OWN}/parked-messages/replay`, body);
    const unit = (key: string) => ({ group: GROUP, stream: STOCK_STREAM, key: `ACME:${key}` });
    for (const skuId of ['several-1', 'several-2', 'several-3']) await operator.park(skuId);
    refused.clear();
    refused.add(14);
    await service.store.sql(`DELETE FROM parked_message WHERE key = $1 AND reason = 'key-parked'`, [
      'ACME:several-2',
    ]);
    const keys = ['several-1', 'several-2', 'absent'].map(unit);
    const { status, body } = await replay({ keys });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        results: [
          {
            ...keys[0],
            outcome: 'failed',
            applied: 0,
            ignored: 0,
            detail: expect.stringContaining('the quantity 14 is refused'),
          },
          { ...keys[1], outcome: 'applied', applied: 1, ignored: 0 },
          { ...keys[2], outcome: 'absent', applied: 0, ignored: 0 },
        ],
        more: false,
      },
    });
    expect(await effectsOf(service, 'several-1')).toEqual([]);
    expect(await effectsOf(service, 'several-2')).toEqual(['13']);
    await operator.parkedUnder('ACME:several-1', 2);

    refused.clear();
    const ofOther = await replay({ reason: 'handler-failed', type: 'stock.other' });
    expect(ofOther.body).toEqual({ results: [], more: false });
    const [{ type }] = (await operator.get(`${OWN}/parked-messages`)).body.messages;
    const all = await replay({ reason: 'handler-failed', type });
    expect(all.body.more).toBe(false);
    const outcomes = all.body.results.map((one: { key: string; outcome: string }) => [
      one.key,
      one.outcome,
    ]);
    expect(outcomes).toEqual(
      expect.arrayContaining([
        ['ACME:several-1', 'applied'],
        ['ACME:several-3', 'applied'],
      ]),
    );
    expect(await effectsOf(service, 'several-1')).toEqual(['13', '14']);
    expect(await effectsOf(service, 'several-3')).toEqual(['13', '14']);
    expect(await operator.audited('key', 'ACME:several-3')).toMatchObject([
      { who: 'OPS', what: 'parked-key.replayed' },
    ]);
    for (const wrong of [
      {},
      { keys, reason: 'x' },
      { keys, type: 'x' },
      { type: 'x' },
      { keys: [] },
      { keys: [{ key: 'x', group: 'y' }] },
    ]) {
      expect(await replay(wrong)).toMatchObject({
        status: 400,
        body: { code: 'validation-failed', errors: [expect.anything()] },
      });
    }
  });
});
