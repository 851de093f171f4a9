import { PriceQueued } from '#contracts';
import { EventContext, EventStrategies, OnEvent } from '#messaging';
import { OperatedMessagingModule } from '#operations';
import { createService } from '#platform';
import { testEnvironment } from '#testing';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { APPLY, applyParameters, type BenchRig, type Queued } from './messaging-rig.js';

export type OnCommitted = (events: readonly Queued[]) => void;

let onCommitted: OnCommitted = () => undefined;

/** A consumer like that of a service: one set-based statement for the events of a chunk. */
@Controller()
class PricesConsumer {
  @OnEvent(PriceQueued, { group: 'pricing.localize', batch: true })
  async handle(@Payload() events: Queued[], @Ctx() { unitOfWork }: EventContext): Promise<void> {
    await unitOfWork.query(APPLY, applyParameters(events));
    unitOfWork.onCommitted(() => onCommitted(events));
  }
}

/** A service with an outbox, a relay and one consumer group, composed like the real services. */
export async function startBenchService(
  { store, prefix }: BenchRig,
  committed: OnCommitted,
): Promise<NestFastifyApplication> {
  onCommitted = committed;
  const config = {
    ENTREPOT_ENV: 'sandbox',
    HTTP_PORT: 0,
    HTTP_HOST: '127.0.0.1',
    DATABASE_URL: store.url,
    DATABASE_SCHEMA: store.schema,
    KAFKA_BROKERS: testEnvironment().brokers,
    TOPIC_PREFIX: prefix,
    PUBLIC_URL: 'http://entrepot.test',
    JWKS_URL: 'http://127.0.0.1:1/jwks.json',
    LOG_LEVEL: 'fatal',
    ROLE: 'all',
    RELAY_SHARDS: 1,
    RELAY_AHEAD: 1_500,
    MERCHANT_WEIGHTS: '',
  } as const;
  const module = {
    module: class BenchModule {},
    imports: [
      OperatedMessagingModule.forService({
        service: 'bench',
        config,
        groups: ['pricing.localize'],
      }),
    ],
    controllers: [PricesConsumer],
  };
  const app = await createService({ name: 'bench', module, config, problems: {} });
  for (const strategy of app.get(EventStrategies).list) app.connectMicroservice({ strategy });
  await app.listen(0, '127.0.0.1');
  await app.startAllMicroservices();
  return app;
}
