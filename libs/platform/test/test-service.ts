import { Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { BaseConfig } from '../src/config.js';
import { createService, type ServiceOptions } from '../src/service/create-service.js';

export interface TestService {
  app: NestFastifyApplication;
  /** The log lines so far, parsed. */
  lines(): Record<string, unknown>[];
}

export interface TestServiceOptions {
  controllers: Type[];
  jwksUrl?: string;
  config?: Partial<ServiceOptions['config']>;
  configure?: (app: NestFastifyApplication) => void;
}

/** A service with these controllers, configured as in production and called through `inject`. */
export async function startTestService(options: TestServiceOptions): Promise<TestService> {
  @Module({ controllers: options.controllers })
  class TestModule {}

  const written: string[] = [];
  const app = await createService({
    name: 'test',
    module: TestModule,
    config: { ...CONFIG, ...options.config, JWKS_URL: options.jwksUrl ?? 'http://127.0.0.1:9/' },
    problems: {
      'duplicate-sku': { status: 422, title: 'A SKU stands twice' },
      'order-not-cancellable': { status: 409, title: 'The order can no longer be cancelled' },
    },
    logTo: { write: (line) => void written.push(line) },
    ...(options.configure === undefined ? {} : { configure: options.configure }),
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return { app, lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const CONFIG: BaseConfig = {
  ENTREPOT_ENV: 'sandbox',
  HTTP_PORT: 0,
  HTTP_HOST: '127.0.0.1',
  DATABASE_URL: 'postgres://none@127.0.0.1:9/none',
  DATABASE_SCHEMA: 'test',
  KAFKA_BROKERS: '127.0.0.1:9',
  TOPIC_PREFIX: '',
  PUBLIC_URL: 'https://entrepot.test',
  LOG_LEVEL: 'debug',
  ROLE: 'all',
  RELAY_SHARDS: 1,
  RELAY_AHEAD: 1_500,
  MERCHANT_WEIGHTS: '',
};
