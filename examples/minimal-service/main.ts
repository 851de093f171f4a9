import 'reflect-metadata';
import {
  brokerConfigOf,
  createTopics,
  EventContext,
  EventStrategies,
  HttpTransactor,
  MessagingModule,
  messagingMigrations,
  OnEvent,
} from '@entrepot/messaging';
import { defineContract, envelope, type EventOf } from '@entrepot/messaging/contract';
import { migrationClass } from '@entrepot/messaging/store';
import { Controller, Module, Param, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Ctx, Payload } from '@nestjs/microservices';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Type } from 'typebox';
import { DataSource } from 'typeorm';

const { DATABASE_URL = '', KAFKA_BROKERS = '', TOPIC_PREFIX = '', PORT = '4700' } = process.env;
const config = {
  DATABASE_URL,
  DATABASE_SCHEMA: 'shop',
  KAFKA_BROKERS,
  TOPIC_PREFIX,
  PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  ROLE: 'all',
  RELAY_SHARDS: 1,
  RELAY_AHEAD: 1_500,
  MERCHANT_WEIGHTS: '',
};

const OrderPlaced = defineContract({
  type: 'order.placed',
  stream: 'shop.orders',
  description: 'A buyer placed an order.',
  fields: { ...envelope, orderId: Type.String() },
  key: ({ orderId }) => orderId,
});
const tables = migrationClass('Orders1800000000000', [
  'CREATE TABLE placed_order (order_id text PRIMARY KEY, shipments int NOT NULL DEFAULT 0)',
]);

@Controller('orders')
class Orders {
  constructor(private readonly transactor: HttpTransactor) {}

  /** Stores an order and its event in one transaction. */
  @Post(':orderId')
  async place(@Param('orderId') orderId: string): Promise<void> {
    await this.transactor.run({ clientId: 'anyone' }, async (unitOfWork) => {
      unitOfWork.write('INSERT INTO placed_order (order_id) VALUES ($1)', [orderId]);
      unitOfWork.publish(OrderPlaced, { subject: orderId, version: 1, orderId });
    });
  }

  /** Reacts to the event; the mark that it was applied is in the same transaction. */
  @OnEvent(OrderPlaced, { group: 'shop.shipping' })
  ship(@Payload() { orderId }: EventOf<typeof OrderPlaced>, @Ctx() { unitOfWork }: EventContext) {
    const statement = 'UPDATE placed_order SET shipments = shipments + 1 WHERE order_id = $1';
    unitOfWork.write(statement, [orderId]);
  }
}

const manifest = {
  types: [OrderPlaced.type],
  streams: [{ name: 'shop.orders', owner: 'shop', cleanup: 'delete', personalData: false }],
  groups: { 'shop.shipping': ['shop.orders'] },
} as const;

@Module({
  imports: [MessagingModule.forService({ service: 'shop', config, manifest })],
  controllers: [Orders],
})
class ShopModule {}

const migrations = [...messagingMigrations, tables];
const extra = { options: '-c search_path=shop' };
const owner = new DataSource({
  type: 'postgres',
  url: DATABASE_URL,
  schema: 'shop',
  migrations,
  extra,
});
await owner.initialize();
await owner.query('CREATE SCHEMA IF NOT EXISTS shop');
await owner.runMigrations();
await owner.destroy();
const topic = { name: `${TOPIC_PREFIX}shop.orders`, partitions: 3, config: {} };
await createTopics(brokerConfigOf(config, 'shop'), [topic]);

const app = await NestFactory.create(ShopModule, new FastifyAdapter());
app.enableShutdownHooks();
for (const strategy of app.get(EventStrategies).list) app.connectMicroservice({ strategy });
await app.startAllMicroservices();
await app.listen(PORT);
console.log(`listening on ${await app.getUrl()}`);
