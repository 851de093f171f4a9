import { SalesChannelInventoryApplied } from '#contracts';
import type { EventOf } from '#contracts';
import { baseConfig, loadConfig, runService, verifierConfig } from '#platform';
import {
  TestPublisher,
  createTestStore,
  createTestTopics,
  eventually,
  testEnvironment,
  uniqueName,
} from '#testing';
import type { TestStore } from '#testing';
import { Controller, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Type } from 'typebox';
import {
  AuditRows1763683207000,
  EventContext,
  EventStrategies,
  MessagingModule,
  MessagingTables1763683200000,
  OnEvent,
  ParkedMessages,
  ToldEvents1764115200000,
} from '../src/index.js';

const GROUP = 'catalog.main';
const { stream } = SalesChannelInventoryApplied;

/** Refuses quantities below zero until told that it is mended. */
@Controller()
class CountStock {
  static mended = false;

  @OnEvent(SalesChannelInventoryApplied, { group: GROUP })
  async handle(
    @Payload() event: EventOf<typeof SalesChannelInventoryApplied>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    if (event.quantity === 13 && !CountStock.mended) throw new Error('thirteen');
    await unitOfWork.query(
      `INSERT INTO subject_version VALUES ('effect', $1, $2, 1)`, // any table would do
      [event.skuId, String(event.quantity)],
    );
  }
}

@Module({ controllers: [CountStock] })
class CountModule {}

describe('a service that is split into roles', () => {
  const prefix = `${uniqueName('roles')}.`;
  const publisher = new TestPublisher(prefix);
  const running: NestFastifyApplication[] = [];
  let store: TestStore;

  beforeAll(async () => {
    [store] = await Promise.all([
      createTestStore('roles', [
        MessagingTables1763683200000,
        AuditRows1763683207000,
        ToldEvents1764115200000,
      ]),
      createTestTopics(prefix),
    ]);
  });

  afterAll(async () => {
    await Promise.all(running.map((app) => app.close()));
    await publisher.stop();
    await store.drop();
  });

  async function start(role: 'api' | 'worker'): Promise<NestFastifyApplication> {
    const config = loadConfig('roles', Type.Object({ ...baseConfig, ...verifierConfig }), {
      ENTREPOT_ENV: 'sandbox',
      HTTP_PORT: '0',
      DATABASE_URL: store.url,
      DATABASE_SCHEMA: store.schema,
      KAFKA_BROKERS: testEnvironment().brokers,
      TOPIC_PREFIX: prefix,
      PUBLIC_URL: 'http://entrepot.test',
      JWKS_URL: 'http://127.0.0.1:9/',
      LOG_LEVEL: 'silent',
      ROLE: role,
    });
    const messaging = MessagingModule.forService({ service: 'roles', config, groups: [GROUP] });
    const app = await runService({
      name: 'roles',
      module: { module: CountModule, imports: [messaging] },
      config,
      problems: {},
      strategies: (it) => it.get(EventStrategies).list,
    });
    running.push(app);
    return app;
  }

  const publish = (skuId: string, quantity: number): Promise<unknown> =>
    publisher.publish(SalesChannelInventoryApplied, {
      merchantId: 'ACME',
      subject: `ACME:${skuId}`,
      skuId,
      salesChannel: 'MELI',
      quantity,
      appliedAt: '2026-11-21T10:00:00.000Z',
    });
  const effects = (): Promise<unknown[]> =>
    store.sql(
      `SELECT stream AS sku, subject AS quantity FROM subject_version
        WHERE consumer_group = 'effect' ORDER BY 1`,
    );

  it('reads in the role worker, and replays in the role api, which reads nothing', async () => {
    const worker = await start('worker');
    await publish('shirt', 13);
    const parked = await eventually(async () => {
      const [row] = await store.sql<{ key: string }>('SELECT key FROM parked_message');
      if (!row) throw new Error('nothing is parked yet');
      return row;
    });
    await worker.close();
    running.length = 0;
    CountStock.mended = true;

    const api = await start('api');
    await publish('hat', 1);
    const replayed = await eventually(() =>
      api.get(ParkedMessages).replay({ group: GROUP, stream, key: parked.key }, 'OPS'),
    );
    expect(replayed).toEqual({ applied: 1, ignored: 0 });
    expect(await effects()).toEqual([{ sku: 'shirt', quantity: '13' }]);
    const [strategy] = api.get(EventStrategies).list;
    expect(strategy?.state.state).toBe('starting');
    const health = await fetch(`${await api.getUrl()}/health/live`);
    expect(await health.text()).not.toContain(GROUP);

    await start('worker');
    await eventually(async () => expect(await effects()).toHaveLength(2));
  });
});
