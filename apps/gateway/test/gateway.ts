import {
  closerOf,
  createTestStore,
  createTestTopics,
  deleteTestTopics,
  eventually,
  startInProcess,
  testEnvironment,
  uniqueName,
  watched,
  type TestStore,
} from '#testing';
import { migrations } from '../migrations/index.js';
import { readConfig } from '../src/config.js';
import { rewriteConsoleUrl } from '../src/console/console-requests.js';
import { GatewayModule } from '../src/gateway.module.js';
import { gatewayProblems } from '../src/problems.js';
import { services } from '../src/proxy/route-table.js';
import { seedSandbox } from '../src/sandbox-seed.js';
import { RecordingUpstream } from './recording-upstream.js';

/** The `seconds` within which every instance refuses a revoked token or client (decision 2.3). */
export const SECONDS_MS = 5_000;

export const CLIENTS = [
  { clientId: 'ACME-API', clientSecret: 'acme-secret', kind: 'merchant', merchantId: 'ACME' },
  { clientId: 'FULFIL-1', clientSecret: 'f-secret', kind: 'fulfillment-partner', partnerId: 'F1' },
  { clientId: 'OPS', clientSecret: 'ops-secret', kind: 'operator' },
] as const;

export interface GatewayInstance {
  url: string;
  stop(): Promise<void>;
}

/** A seeded database, a server that replaces the services, and any number of gateways. */
export interface GatewayBench {
  store: TestStore;
  topicPrefix: string;
  upstream: RecordingUpstream;
  start(env?: Record<string, string>): Promise<GatewayInstance>;
  stop(): Promise<void>;
}

export async function gatewayBench(): Promise<GatewayBench> {
  const topicPrefix = `${uniqueName('gateway')}.`;
  const [store, upstream] = await Promise.all([
    createTestStore('gateway', migrations),
    RecordingUpstream.start(),
    createTestTopics(topicPrefix, { partitions: 1 }), // one partition, so events are read in publishing order
  ]);
  await seedSandbox(store.url, store.schema, { clients: CLIENTS });
  const started = new Set<GatewayInstance>();
  return {
    store,
    topicPrefix,
    upstream,
    start: async (env = {}) => {
      const instance = await startGateway({
        ENTREPOT_ENV: 'sandbox',
        HTTP_PORT: '0',
        DATABASE_URL: store.url,
        DATABASE_SCHEMA: store.schema,
        KAFKA_BROKERS: testEnvironment().brokers,
        TOPIC_PREFIX: topicPrefix,
        PUBLIC_URL: 'http://entrepot.test',
        PAGE_TOKEN_SECRET: 'a-secret-of-this-test-for-page-tokens',
        LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'fatal',
        ...Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_URL`, upstream.url])),
        ...env,
      });
      started.add(instance);
      const stop = async () => {
        if (started.delete(instance)) await instance.stop();
      };
      return { url: instance.url, stop };
    },
    stop: async () => {
      await Promise.all([...started].map((instance) => instance.stop()));
      await upstream.stop();
      await Promise.all([store.drop(), deleteTestTopics(topicPrefix)]);
    },
  };
}

/** Exchanges an id and a secret for a token. */
export async function logIn(
  url: string,
  clientId: string,
  clientSecret: string,
  signal?: AbortSignal,
) {
  const response = await fetch(`${url}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, clientSecret }),
    ...(signal === undefined ? {} : { signal }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The token of one of the seeded clients. */
export async function tokenOf(url: string, clientId: string): Promise<string> {
  const client = CLIENTS.find((candidate) => candidate.clientId === clientId);
  const { text } = await logIn(url, clientId, client?.clientSecret ?? '');
  return (JSON.parse(text) as { token: string }).token;
}

/** Sends a JSON request with a token. */
export async function call(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return watched(path, {
    status: response.status,
    headers: response.headers,
    // eslint-disable-next-line typescript/no-explicit-any -- a test asserts the answer that it expects
    body: (text === '' ? undefined : JSON.parse(text)) as any,
  });
}

async function startGateway(env: NodeJS.ProcessEnv): Promise<GatewayInstance> {
  const config = readConfig(env);
  const app = await startInProcess({
    name: 'gateway',
    module: GatewayModule.with(config),
    config,
    problems: gatewayProblems,
    ...(config.CONSOLE_ENABLED && { rewriteUrl: rewriteConsoleUrl }),
  });
  const url = await app.getUrl();
  await eventually(
    async () => {
      const { status } = await fetch(`${url}/health/ready`);
      if (status !== 200) throw new Error(`not ready: ${status}`);
    },
    { waitingFor: 'the gateway to be ready' },
  );
  return { url, stop: closerOf(app) };
}
