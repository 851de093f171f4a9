import { Entrepot } from '#client';
import { readFile } from 'node:fs/promises';
import { splitBrokers } from '../stack/infrastructure/infrastructure.js';
import { stackFolder } from '../stack/paths.js';
import { SANDBOX_CLIENTS, secretVariable } from '../stack/sandbox/sandbox-clients.js';
import { fileClients, salesChannelTokens } from '../stack/sandbox/sandbox-file.js';

/** The data of a started sandbox for programs (`.stack/sandbox.json`). */
export interface Sandbox {
  gateway: string;
  kafkaBrokers: string[];
  /** The prefix of the topic names (`TOPIC_PREFIX`), for tests. */
  topicPrefix: string;
  clients: SandboxClient[];
  salesChannelTokens: { salesChannel: string; token: string }[];
}

export interface SandboxClient {
  clientId: string;
  clientSecret: string;
  kind: string;
  merchantId?: string;
  carrierId?: string;
}

const DEMO_CLIENTS = ['ACME', 'OPS'];

/**
 * The addresses, clients and tokens of a running sandbox: from `GATEWAY_URL`, `KAFKA_BROKERS` and the clients' secrets in
 * the environment, else from the file that `npm start` (or the image's `sandbox-command`) has written.
 * @throws Error with the missing variables or file
 */
export async function readSandbox(env: NodeJS.ProcessEnv = process.env): Promise<Sandbox> {
  const gateway = env['GATEWAY_URL'];
  const topicPrefix = env['TOPIC_PREFIX'] ?? '';
  const sandbox = gateway
    ? await sandboxOfEnvironment(gateway.replace(/\/$/, ''), env)
    : await sandboxOfFile();
  return { ...sandbox, topicPrefix };
}

async function sandboxOfEnvironment(
  gateway: string,
  env: NodeJS.ProcessEnv,
): Promise<Omit<Sandbox, 'topicPrefix'>> {
  const needed = ['KAFKA_BROKERS', ...DEMO_CLIENTS.map((clientId) => secretVariable(clientId))];
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`with GATEWAY_URL also set ${missing.join(', ')}`);
  const clients = SANDBOX_CLIENTS.flatMap((client) => {
    const clientSecret = env[secretVariable(client.clientId)];
    return clientSecret ? [{ ...client, clientSecret }] : [];
  });
  return {
    gateway,
    kafkaBrokers: splitBrokers(env['KAFKA_BROKERS']),
    clients: fileClients(clients),
    salesChannelTokens: await salesChannelTokens(gateway, clients),
  };
}

async function sandboxOfFile(): Promise<Omit<Sandbox, 'topicPrefix'>> {
  const file = stackFolder().sandbox;
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is not there: start the stack first (npm start), or set GATEWAY_URL`);
  });
  return JSON.parse(text) as Omit<Sandbox, 'topicPrefix'>;
}

export function clientOf(sandbox: Pick<Sandbox, 'clients'>, clientId: string): SandboxClient {
  const client = sandbox.clients.find((candidate) => candidate.clientId === clientId);
  if (!client) throw new Error(`the sandbox has no client ${clientId}`);
  return client;
}

/** @throws EntrepotError when the secret is rejected */
export async function tokenOf(
  { gateway, clients }: Pick<Sandbox, 'gateway' | 'clients'>,
  clientId: string,
): Promise<string> {
  const { clientSecret } = clientOf({ clients }, clientId);
  const client = new Entrepot({ url: gateway, credentials: { clientId, clientSecret } });
  return (await client.token()) ?? '';
}

export function channelTokenOf(
  sandbox: Pick<Sandbox, 'salesChannelTokens'>,
  salesChannel: string,
): string {
  const entry = sandbox.salesChannelTokens.find(
    (candidate) => candidate.salesChannel === salesChannel,
  );
  if (!entry) throw new Error(`the sandbox has no token of channel ${salesChannel}`);
  return entry.token;
}
