import type { EventContract, EventEnvelope } from '#contracts';
import { EventStrategies, takeLocks, type UnitOfWork } from '#messaging';
import { type ProblemTable } from '#edge';
import { createService, type BaseConfig, type ServiceOptions } from '#platform';
import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { EventProbe } from './event-probe.js';
import { eventually } from './eventually.js';
import { sendRequest, type TestAnswer, type TestRequest } from './requests/send-request.js';
import { testEnvironment, uniqueName } from './test-environment.js';
import { TestIdentity } from './test-identity.js';
import { createTestStore, type TestStore } from './store/test-store.js';
import {
  TestPublisher,
  createTestTopics,
  deleteTestTopics,
  streamsOf,
  testBrokers,
} from './test-topics.js';

export interface TestServiceOptions<C extends BaseConfig> {
  name: string;
  migrations: Parameters<typeof createTestStore>[1];
  readConfig: (env: NodeJS.ProcessEnv) => C;
  module: (config: C) => DynamicModule;
  problems: ProblemTable;
  env?: Record<string, string>;
  /** Runs before the service starts, for example its sandbox seed. */
  prepare?: (store: TestStore) => Promise<void>;
}

/** One real service in this process, on its own schema and topics, with access to its store, events and tokens. */
export interface TestService {
  url: string;
  store: TestStore;
  events: EventProbe;
  publisher: TestPublisher;
  tokens: TestIdentity;
  /** Takes the locks that a group's handlers declare for events of one transaction, each in a call of its own. */
  takeLocks(
    unitOfWork: UnitOfWork,
    group: string,
    events: readonly { event: EventEnvelope; subscription: { contract: EventContract } }[],
  ): Promise<void>;
  /** See {@link sendRequest}. */
  fetch<T = any>(path: string, request?: TestRequest): Promise<TestAnswer<T>>; // eslint-disable-line typescript/no-explicit-any -- a test asserts on what it expects
  /**
   * Starts another instance on the same store and topics, for requests only unless the variables set another `ROLE`.
   * Stop it before this instance.
   */
  twin(changed?: Record<string, string>): Promise<TestService>;
  /** Ends this process's instance and starts another on the same store and topics, with changed variables if given. */
  restart(changed?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

/** Boots a service on fresh storage and topics and waits until it is ready. */
export async function startTestService<C extends BaseConfig>(
  options: TestServiceOptions<C>,
): Promise<TestService> {
  const prefix = `${uniqueName(options.name)}.`;
  const names = streamsOf(options.name);
  const [store, tokens] = await Promise.all([
    createTestStore(options.name, options.migrations),
    TestIdentity.start(),
    createTestTopics(prefix, { names }),
  ]);
  await options.prepare?.(store);
  const events = new EventProbe(testBrokers(), prefix, names);
  await events.start();
  const publisher = new TestPublisher(prefix);
  const env = environment(options, store, tokens, prefix);
  const first = await boot(options, env);
  let close = closerOf(first);
  const service: TestService = {
    url: await first.getUrl(),
    store,
    events,
    publisher,
    tokens,
    takeLocks: declaredLocks(first),
    fetch: (path, request = {}) => sendRequest(service.url + path, request),
    twin: async (changed = {}) => {
      const other = await boot(options, { ...env, ROLE: 'api', ...changed });
      const url = await other.getUrl();
      await untilReady(options.name, url);
      const fetchThere: TestService['fetch'] = (path, request = {}) =>
        sendRequest(url + path, request);
      return { ...service, url, fetch: fetchThere, stop: closerOf(other) };
    },
    restart: async (changed = {}) => {
      await close();
      const next = await boot(options, { ...env, ...changed });
      close = closerOf(next);
      service.url = await next.getUrl();
    },
    stop: async () => {
      await close();
      await Promise.all([events.stop(), publisher.stop(), tokens.stop()]);
      await Promise.all([store.drop(), deleteTestTopics(prefix)]);
    },
  };
  await untilReady(options.name, service.url);
  return service;
}

/**
 * Closes an application and releases the reference to it, because the variables of a test file's module stay in memory
 * until the process ends.
 */
export function closerOf(app: { close(): Promise<void> }): () => Promise<void> {
  let open: typeof app | undefined = app;
  return async () => {
    await open?.close();
    open = undefined;
  };
}

function untilReady(name: string, url: string): Promise<void> {
  return eventually(
    async () => {
      const { status } = await fetch(`${url}/health/ready`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    },
    { waitingFor: `${name} to be ready` },
  );
}

/** Refers to the declarations only, and not to the application. */
function declaredLocks(app: NestFastifyApplication): TestService['takeLocks'] {
  const declared = new Map(
    app
      .get(EventStrategies)
      .list.flatMap(({ group, subscriptions }) =>
        [...subscriptions].map(([type, { batch, locks }]) => [
          `${group} ${type}`,
          { batch, locks },
        ]),
      ),
  );
  return (unitOfWork, group, events) =>
    takeLocks(
      unitOfWork,
      events.map(({ event, subscription: { contract } }) => [
        { event, subscription: declared.get(`${group} ${contract.type}`)! },
      ]),
    );
}

function boot<C extends BaseConfig>(
  { name, module, problems, readConfig }: TestServiceOptions<C>,
  env: NodeJS.ProcessEnv,
): Promise<NestFastifyApplication> {
  const config = readConfig(env);
  return startInProcess({ name, module: module(config), config, problems });
}

/** Like runService, but without handlers for signals and uncaught errors, which the test runner handles. */
export async function startInProcess(options: ServiceOptions): Promise<NestFastifyApplication> {
  const app = await createService(options);
  for (const strategy of app.get(EventStrategies).list) app.connectMicroservice({ strategy });
  await app.listen(options.config.HTTP_PORT, options.config.HTTP_HOST);
  await app.startAllMicroservices();
  return app;
}

function environment<C extends BaseConfig>(
  options: TestServiceOptions<C>,
  store: TestStore,
  tokens: TestIdentity,
  prefix: string,
): NodeJS.ProcessEnv {
  return {
    ENTREPOT_ENV: 'sandbox',
    HTTP_PORT: '0',
    HTTP_HOST: '127.0.0.1',
    DATABASE_URL: store.url,
    DATABASE_SCHEMA: store.schema,
    KAFKA_BROKERS: testEnvironment().brokers,
    TOPIC_PREFIX: prefix,
    PUBLIC_URL: 'http://entrepot.test',
    JWKS_URL: tokens.jwksUrl,
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
    ROLE: 'all',
    ...options.env,
  };
}
