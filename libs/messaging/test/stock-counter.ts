import { manifest, SalesChannelInventoryApplied, type EventOf } from '#contracts';
import { baseConfig, loadConfig, verifierConfig } from '#platform';
import {
  TestPublisher,
  createTestStore,
  createTestTopics,
  deleteTestTopics,
  startInProcess,
  testEnvironment,
  uniqueName,
} from '#testing';
import type { TestStore } from '#testing';
import { Module, type Type as Class } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Type } from 'typebox';
import { messagingMigrations, MessagingModule } from '../src/index.js';
import type { EventContext } from '../src/index.js';

export const GROUP = 'catalog.main';

type Applied = EventOf<typeof SalesChannelInventoryApplied>;

/** Inserts a row for an event, which proves that the effect happened once. */
export async function countStock({ skuId, quantity }: Applied, context: EventContext) {
  await context.unitOfWork.query(
    `INSERT INTO subject_version VALUES ('effect', $1, $2, 1)`, // any table is suitable
    [skuId, String(quantity)],
  );
}

/** A complete service with its own store and topics, whose one consumer counts stock. */
export class StockCounter {
  readonly publisher: TestPublisher;
  private readonly running: NestFastifyApplication[] = [];

  private constructor(
    private readonly name: string,
    private readonly controller: Class,
    private readonly prefix: string,
    readonly store: TestStore,
  ) {
    this.publisher = new TestPublisher(prefix);
  }

  /** @param controller contains the consumer */
  static async of(name: string, controller: Class): Promise<StockCounter> {
    const prefix = `${uniqueName(name)}.`;
    const [store] = await Promise.all([
      createTestStore(name, messagingMigrations),
      createTestTopics(prefix),
    ]);
    return new StockCounter(name, controller, prefix, store);
  }

  async start(role: 'api' | 'worker' | 'all'): Promise<NestFastifyApplication> {
    const { name, store } = this;
    const config = loadConfig(name, Type.Object({ ...baseConfig, ...verifierConfig }), {
      ENTREPOT_ENV: 'sandbox',
      HTTP_PORT: '0',
      DATABASE_URL: store.url,
      DATABASE_SCHEMA: store.schema,
      KAFKA_BROKERS: testEnvironment().brokers,
      TOPIC_PREFIX: this.prefix,
      PUBLIC_URL: 'http://entrepot.test',
      JWKS_URL: 'http://127.0.0.1:9/',
      LOG_LEVEL: 'silent',
      ROLE: role,
    });
    const messaging = MessagingModule.forService({
      service: name,
      config,
      manifest,
      groups: [GROUP],
    });
    const app = await startInProcess({
      name,
      module: { module: CounterModule, controllers: [this.controller], imports: [messaging] },
      config,
      problems: {},
    });
    this.running.push(app);
    return app;
  }

  async close(app: NestFastifyApplication): Promise<void> {
    this.running.splice(this.running.indexOf(app), 1);
    await app.close();
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.map((app) => app.close()));
    await this.publisher.stop();
    await Promise.all([this.store.drop(), deleteTestTopics(this.prefix)]);
  }

  publish(skuId: string, quantity: number): Promise<unknown> {
    return publishStock(this, skuId, quantity);
  }

  /** The counted quantities by SKU. */
  effects(): Promise<unknown[]> {
    return this.store.sql(
      `SELECT stream AS sku, subject AS quantity FROM subject_version
        WHERE consumer_group = 'effect' ORDER BY 1`,
    );
  }
}

export function publishStock(
  { publisher }: { publisher: TestPublisher },
  skuId: string,
  quantity: number,
): Promise<unknown> {
  return publisher.publish(SalesChannelInventoryApplied, {
    merchantId: 'ACME',
    subject: `ACME:${skuId}`,
    skuId,
    salesChannel: 'MELI',
    quantity,
    appliedAt: '2026-11-21T10:00:00.000Z',
  });
}

@Module({})
class CounterModule {}
