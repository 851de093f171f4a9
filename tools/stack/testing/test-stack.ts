import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { splitBrokers, type Infrastructure } from '../infrastructure/infrastructure.js';
import { dropDatabase, withDatabase } from '#migration';
import { deleteTestTopics } from '#testing';
import { projectRoot, type StackFolder } from '../paths.js';
import { freePort, freePorts } from '../ports/ports.js';
import { createReport, quiet } from '../progress.js';
import { startSandbox } from '../sandbox/sandbox.js';
import type { Sandbox } from '../sandbox/sandbox-file.js';
import { loadSecrets } from '../sandbox/secrets.js';
import type { ServiceProcess } from '../services/service-process.js';
import { stopServices } from '../services/services.js';
import { makeTestFolder, removeTestFolder } from './test-folder.js';
import { startOwnParts, type OwnParts, type OwnPartsOptions } from './test-parts.js';
import { roleOf, SERVICES, type Ports, type ServiceName } from '../topology.js';

export type { Outage } from './test-parts.js';

export interface TestStackOptions {
  /** The prefix of its database, roles, topics and groups; a unique part is added. */
  prefix: string;
  /** Variables for every service that override the derived ones. */
  overrides?: Record<string, string>;
  /** A separate Postgres and Kafka, which the suite may stop and restart. */
  ownParts?: boolean | OwnPartsOptions;
  /** Free ports by default. */
  ports?: Ports;
  /** Called with the folder while it is empty. */
  prepareFolder?: (folder: StackFolder) => void;
}

/** Options of a further process of a service. */
export interface SpecialProcess {
  overrides?: Record<string, string>;
  /** A free port by default; may be the port of the first process if that process is stopped. */
  port?: number;
}

/** The services with their own database and topics. */
export interface TestStack {
  gateway: string;
  /** Clients with their secrets, channel tokens, brokers, the owner's database URL (decision 2.6). */
  sandbox: Sandbox;
  topicPrefix: string;
  /** Logs and documents; gone after `stop()`. */
  folder: StackFolder;
  /** A service's process: `url`, `pid`, `stop()`, `start()`, `ready()`, `kill()`, `restart()`, `logTail()`. */
  service(name: ServiceName): ServiceProcess;
  /** Starts a further process of a service, on another port, and waits until it is ready. */
  another(name: ServiceName, label: string, special?: SpecialProcess): Promise<ServiceProcess>;
  /** Present with `ownParts`. */
  parts?: OwnParts;
  stop(): Promise<void>;
}

export const PARTITIONS = 3;

/** The sandbox's actors act without delay, and no rate limit applies. */
const WITHOUT_WAITING = {
  SANDBOX_STEP_DELAY_MS: '0',
  SANDBOX_CONNECTOR_DELAY_MS: '0',
  RATE_LIMIT_PER_MINUTE: '10000000',
  ANONYMOUS_RATE_LIMIT_PER_MINUTE: '10000000',
};

/** Node reuses code that it compiled at an earlier start, which makes the next start a sixth faster. */
const COMPILE_CACHE = path.join(projectRoot(), 'node_modules/.cache/services');

/**
 * Runs the services from `dist/` against the test run's Postgres and Kafka, like `npm start`, but without the
 * delays of the sandbox's actors and without restarts.
 */
export async function startTestStack(options: TestStackOptions): Promise<TestStack> {
  const name = `${options.prefix}_${randomBytes(4).toString('hex')}`;
  const folder = await makeTestFolder();
  try {
    return await startIn(folder, name, options);
  } catch (error) {
    await removeTestFolder(folder);
    throw error;
  }
}

async function startIn(
  folder: StackFolder,
  name: string,
  { overrides, ownParts, ports: chosen, prepareFolder }: TestStackOptions,
): Promise<TestStack> {
  const { env } = process;
  const ports = chosen ?? (await freePorts());
  prepareFolder?.(folder);
  const secrets = loadSecrets(folder.secrets, {});
  const report = env['TEST_LOG_LEVEL'] ? createReport() : quiet;
  const parts = ownParts
    ? await startOwnParts(folder, ports, secrets.postgres, ownParts === true ? {} : ownParts)
    : undefined;
  const seen = parts?.seenByServices;
  const infrastructure = {
    databaseUrl: withDatabase(seen?.databaseUrl ?? requiredVariable('DATABASE_URL'), name),
    brokers: seen?.brokers ?? splitBrokers(requiredVariable('KAFKA_BROKERS')),
  };
  const { services, sandbox } = await startSandbox({
    infrastructure,
    folder,
    ports,
    secrets,
    topicPrefix: `${name}.`,
    rolePrefix: name,
    partitions: PARTITIONS,
    replication: parts?.cluster.length ?? 1,
    env,
    overrides: {
      ...WITHOUT_WAITING,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...seen?.overrides,
      ...overrides,
    },
    report,
  });
  const extraProcesses: ServiceProcess[] = [];
  return {
    gateway: sandbox.gateway,
    sandbox,
    topicPrefix: `${name}.`,
    folder,
    service: (service) => services[service],
    async another(service, label, { overrides: processOverrides, port } = {}) {
      const process = services[service].beside(label, port ?? (await freePort()), processOverrides);
      extraProcesses.push(process);
      await process.start();
      await process.ready();
      return process;
    },
    ...(parts && { parts }),
    async stop() {
      await Promise.all(extraProcesses.map((process) => process.stop()));
      await stopServices(services);
      if (parts) await parts.stop();
      else await dropShared(infrastructure, name);
      await removeTestFolder(folder);
    },
  };
}

/** Removes the remains of a stack from the Postgres and Kafka that it shares with others. */
async function dropShared(
  { databaseUrl, brokers }: Pick<Infrastructure, 'databaseUrl' | 'brokers'>,
  name: string,
): Promise<void> {
  const roles = SERVICES.map((service) => roleOf(service, name));
  await Promise.all([
    dropDatabase(databaseUrl, roles),
    deleteTestTopics(`${name}.`, { brokers, clientId: 'test' }),
  ]);
}

function requiredVariable(variable: 'DATABASE_URL' | 'KAFKA_BROKERS'): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set; run the tests with npm test`);
  return value;
}
