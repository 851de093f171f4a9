import { MetricsPage, eventually, type TestService } from '#testing';
import {
  GROUP,
  STOCK_STREAM,
  effectsOf,
  publishStock,
  refused,
  startOperated,
} from './operated-service.js';

describe('the metrics of messaging', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startOperated();
  });

  afterAll(() => service?.stop());

  const page = (): Promise<MetricsPage> => MetricsPage.read(service.url);

  /** Waits until a series has a value. */
  const reaches = (name: string, labels: Record<string, string>, value: unknown): Promise<void> =>
    eventually(async () => expect((await page()).value(name, labels)).toEqual(value), {
      waitingFor: name,
    });

  it('report the consumers, the relays, and that nothing waits', async () => {
    await reaches('entrepot_consumer_running', { group: GROUP, service: 'counter' }, 1);
    await reaches('entrepot_relay_active', {}, 1);
    await reaches('entrepot_outbox_oldest_seconds', {}, 0);
    await reaches('entrepot_parked_messages', { group: GROUP }, 0);
    const metrics = await page();
    expect(metrics.value('entrepot_consumer_paused_partitions', { group: GROUP })).toBe(0);
    for (const pool of ['http', 'worker']) {
      expect(metrics.value('entrepot_store_waiting', { pool })).toBe(0);
      expect(metrics.value('entrepot_store_connections', { pool })).toBeGreaterThan(0);
    }
  });

  it('report the outcomes of messages, the delay of their effect, and the lag of the group', async () => {
    await publishStock(service, 'counted', 5);
    await eventually(async () => expect(await effectsOf(service, 'counted')).toEqual(['5']));
    const type = 'sales-channel.inventory-applied';
    await reaches('entrepot_events_total', { group: GROUP, type, outcome: 'applied' }, 1);
    await reaches('entrepot_event_delay_seconds_count', { group: GROUP }, 1);
    await reaches('entrepot_consumer_lag', { group: GROUP, stream: STOCK_STREAM }, 0);
    const seconds = (await page()).value('entrepot_event_delay_seconds_sum', { group: GROUP });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(300);
  });

  it('report the parked messages, without dropped ones', async () => {
    refused.add(13);
    await publishStock(service, 'bad', 13);
    await reaches('entrepot_parked_messages', { group: GROUP }, 1);
    await reaches('entrepot_events_parked_total', { group: GROUP, reason: 'handler-failed' }, 1);
    const token = await service.tokens.operator();
    const parked = '/ops/services/counter/parked-messages';
    const { body } = await service.fetch(parked, { token });
    const drop = `${parked}/${body.messages[0].id}/drop`;
    await service.fetch(drop, { token, body: { reason: 'a test' } });
    await reaches('entrepot_parked_messages', { group: GROUP }, 0);
  });

  it('report an event that cannot be published, its age, and a parked event', async () => {
    const insert = `
      INSERT INTO outbox (event_id, stream, key, type, headers, value, created_at, parked_at, parked_reason)
      VALUES (gen_random_uuid(), 'no.such-stream', $1, 'test', '{}', '{}', now() - interval '1 hour', $2, $3)`;
    await service.store.sql(insert, ['aside', new Date(), 'a test']);
    await service.store.sql(insert, ['stuck', null, null]);
    await reaches('entrepot_outbox_parked', {}, 1);
    await reaches('entrepot_outbox_oldest_seconds', {}, expect.closeTo(3_600, -3));
    await reaches('entrepot_outbox_waiting', {}, 1);
    await reaches('entrepot_relay_active', {}, 0);
    await service.store.sql('DELETE FROM outbox');
    await reaches('entrepot_outbox_oldest_seconds', {}, 0);
    await reaches('entrepot_relay_active', {}, 1);
  });
});
