import { SalesChannelInventoryApplied, SalesChannelOrderApproved, type EventOf } from '#contracts';
import { EventContext, messagingMigrations, OnEvent } from '#messaging';
import { baseConfig, loadConfig, verifierConfig } from '#platform';
import { startTestService, type TestService } from '#testing';
import { Controller, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Type } from 'typebox';
import { auditMigrations, OperatedMessagingModule } from '../src/index.js';

export { publishStock } from '../../messaging/test/stock-counter.js';

export const GROUP = 'catalog.main';
export const STOCK_STREAM = SalesChannelInventoryApplied.stream;
export const ORDERS_STREAM = SalesChannelOrderApproved.stream;

/** The values that the handlers refuse. */
export const refused = new Set<number>();

@Controller()
class CountStock {
  @OnEvent(SalesChannelInventoryApplied, { group: GROUP })
  async count(
    @Payload() event: EventOf<typeof SalesChannelInventoryApplied>,
    @Ctx() { unitOfWork }: EventContext,
  ): Promise<void> {
    if (refused.has(event.quantity)) throw new Error(`the quantity ${event.quantity} is refused`);
    await unitOfWork.query(
      `INSERT INTO subject_version VALUES ('effect', $1, $2, 1)`, // any table is suitable
      [event.skuId, String(event.quantity)],
    );
  }

  @OnEvent(SalesChannelOrderApproved, { group: 'orders.intake' })
  approve(): Promise<void> {
    return Promise.reject(new Error('no order is known here'));
  }
}

@Module({ controllers: [CountStock] })
class CountModule {}

/** A service named `counter` with two handlers. */
export function startOperated(env: Record<string, string> = {}): Promise<TestService> {
  return startTestService({
    name: 'counter',
    migrations: [...messagingMigrations, ...auditMigrations],
    readConfig: (given) =>
      loadConfig('counter', Type.Object({ ...baseConfig, ...verifierConfig }), given),
    module: (config) => ({
      module: CountModule,
      imports: [
        OperatedMessagingModule.forService({
          service: 'counter',
          config,
          groups: [GROUP, 'orders.intake'],
        }),
      ],
    }),
    problems: {},
    env,
  });
}

/** An event whose personal data is parked with it. */
export function publishOrder({ publisher }: TestService): Promise<unknown> {
  return publisher.publish(SalesChannelOrderApproved, {
    merchantId: 'ACME',
    subject: 'ACME-MELI-7',
    salesChannel: 'MELI',
    salesChannelOrderId: '7',
    approvalDate: 'now',
  });
}

/** The quantities that had an effect, by SKU. */
export async function effectsOf({ store }: TestService, skuId: string): Promise<string[]> {
  const rows = await store.sql<{ quantity: string }>(
    `SELECT subject AS quantity FROM subject_version
      WHERE consumer_group = 'effect' AND stream = $1 ORDER BY 1`,
    [skuId],
  );
  return rows.map(({ quantity }) => quantity);
}
