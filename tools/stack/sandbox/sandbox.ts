import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { migrate } from '../migrate/migrate.js';
import type { StackFolder } from '../paths.js';
import type { Report } from '../progress.js';
import { SANDBOX_CLIENTS, type SandboxClientWithSecret } from './sandbox-clients.js';
import { fileClients, salesChannelTokens, writeSandbox, type Sandbox } from './sandbox-file.js';
import type { Secrets } from './secrets.js';
import { seed } from './seed.js';
import type { Wiring } from '../services/service-environment.js';
import { startServices, stopServices, type Services } from '../services/services.js';
import { addressOf, type Ports } from '../topology.js';

export interface SandboxOptions {
  infrastructure: Pick<Infrastructure, 'databaseUrl' | 'brokers'>;
  folder: StackFolder;
  ports: Ports;
  secrets: Secrets;
  /** Empty except in tests. */
  topicPrefix: string;
  rolePrefix: string;
  partitions: number;
  /** Replication factor; 1 by default. */
  replication?: number;
  env: NodeJS.ProcessEnv;
  overrides?: Record<string, string>;
  keepUpUntil?: AbortSignal;
  report: Report;
}

/**
 * Sets up and starts a sandbox on an empty or used Postgres and Kafka: migrations and topics, seed, the services,
 * tokens for the channels, `sandbox.json`.
 */
export async function startSandbox(
  options: SandboxOptions,
): Promise<{ services: Services; sandbox: Sandbox }> {
  const { infrastructure, folder, ports, secrets, report } = options;
  const wiring = wiringOf(options);
  report('migrating database and topics');
  await migrate({
    ...infrastructure,
    passwords: secrets.roles,
    rolePrefix: options.rolePrefix,
    topicPrefix: options.topicPrefix,
    partitions: options.partitions,
    replication: options.replication ?? 1,
    report,
  });
  const clients = clientsWithSecrets(secrets.clients);
  report('seeding the sandbox');
  await seed(wiring, clients);
  report('starting the services');
  const services = await startServices({ ...options, wiring });
  try {
    const gateway = addressOf('gateway', ports);
    const sandbox: Sandbox = {
      gateway,
      kafkaBrokers: infrastructure.brokers,
      databaseUrl: infrastructure.databaseUrl,
      clients: fileClients(clients),
      salesChannelTokens: await salesChannelTokens(gateway, clients, folder.sandbox),
    };
    writeSandbox(folder.sandbox, sandbox);
    return { services, sandbox };
  } catch (error) {
    await stopServices(services);
    throw error;
  }
}

function wiringOf(options: SandboxOptions): Wiring {
  const { infrastructure, folder, ports, secrets, env, overrides } = options;
  return {
    databaseUrl: infrastructure.databaseUrl,
    brokers: infrastructure.brokers,
    passwords: secrets.roles,
    rolePrefix: options.rolePrefix,
    pageTokenSecret: secrets.pageTokens,
    documentLinkKeys: secrets.documentLinks,
    quoteKeys: secrets.quotes,
    topicPrefix: options.topicPrefix,
    ports,
    documentsFolder: folder.documents,
    inherited: env,
    ...(overrides && { overrides }),
  };
}

export function clientsWithSecrets(secrets: Secrets['clients']): SandboxClientWithSecret[] {
  return SANDBOX_CLIENTS.map((client) => ({
    ...client,
    clientSecret: secrets[client.clientId] ?? '',
  }));
}
