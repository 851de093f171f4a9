import { SalesChannelInventoryApplied } from '#contracts';
import type { EventOf } from '#contracts';
import { Public, baseConfig, loadConfig, runService, verifierConfig } from '#platform';
import {
  TestPublisher,
  createTestStore,
  createTestTopics,
  eventually,
  testEnvironment,
  uniqueName,
} from '#testing';
import type { TestStore } from '#testing';
import { Controller, Get, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Type } from 'typebox';
import {
  EventContext,
  EventStrategies,
  MessagingModule,
  MessagingTables1763683200000,
  OnEvent,
  ToldEvents1764115200000,
} from '../src/index.js';

const GROUP = 'catalog.main';

/** Counts stock, and answers no request until it is let. */
@Controller()
class Slow {
  static readonly begun = Promise.withResolvers<void>();
  static readonly end = Promise.withResolvers<void>();

  @Get('slow')
  @Public()
  async answer(): Promise<string> {
    Slow.begun.resolve();
    await Slow.end.promise;
    return 'late';
  }

  @OnEvent(SalesChannelInventoryApplied, { group: GROUP })
  async count(
    @Payload() event: EventOf<typeof SalesChannelInventoryApplied>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    await unitOfWork.query(
      `INSERT INTO subject_version VALUES ('effect', $1, $2, 1)`, // any table would do
      [event.skuId, String(event.quantity)],
    );
  }
}

@Module({ controllers: [Slow] })
class SlowModule {}

describe('a service in the role all that stops', () => {
  const prefix = `${uniqueName('stop')}.`;
  const publisher = new TestPublisher(prefix);
  let store: TestStore;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    [store] = await Promise.all([
      createTestStore('stop', [MessagingTables1763683200000, ToldEvents1764115200000]),
      createTestTopics(prefix),
    ]);
    const config = loadConfig('stop', Type.Object({ ...baseConfig, ...verifierConfig }), {
      ENTREPOT_ENV: 'sandbox',
      HTTP_PORT: '0',
      DATABASE_URL: store.url,
      DATABASE_SCHEMA: store.schema,
      KAFKA_BROKERS: testEnvironment().brokers,
      TOPIC_PREFIX: prefix,
      PUBLIC_URL: 'http://entrepot.test',
      JWKS_URL: 'http://127.0.0.1:9/',
      LOG_LEVEL: 'silent',
      ROLE: 'all',
    });
    const messaging = MessagingModule.forService({ service: 'stop', config, groups: [GROUP] });
    app = await runService({
      name: 'stop',
      module: { module: SlowModule, imports: [messaging] },
      config,
      problems: {},
      strategies: (it) => it.get(EventStrategies).list,
    });
  });

  afterAll(async () => {
    Slow.end.resolve();
    await app?.close();
    await publisher.stop();
    await store?.drop();
  });

  const publish = (skuId: string): Promise<unknown> =>
    publisher.publish(SalesChannelInventoryApplied, {
      merchantId: 'ACME',
      subject: `ACME:${skuId}`,
      skuId,
      salesChannel: 'MELI',
      quantity: 1,
      appliedAt: '2026-11-21T10:00:00.000Z',
    });
  const effects = async (): Promise<string[]> => {
    const rows = await store.sql<{ sku: string }>(
      `SELECT stream AS sku FROM subject_version WHERE consumer_group = 'effect' ORDER BY 1`,
    );
    return rows.map(({ sku }) => sku);
  };

  it('has left its groups while a slow request is still under way, and answers that one', async () => {
    await publish('before');
    await eventually(async () => expect(await effects()).toEqual(['before']));
    const answer = fetch(`${await app.getUrl()}/slow`);
    await Slow.begun.promise;
    const closed = app.close();
    const [strategy] = app.get(EventStrategies).list;
    await eventually(() => expect(strategy?.state.state).toBe('stopped'));
    await publish('after');
    Slow.end.resolve();
    expect(await (await answer).text()).toBe('late');
    await closed;
    expect(await effects()).toEqual(['before']);
  });
});
