import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a started sandbox tells programs about itself (`.stack/sandbox.json`). */
export interface Sandbox {
  gateway: string;
  kafkaBrokers: string[];
  databaseUrl: string;
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

/** @throws Error when no stack was started in this folder */
export async function readSandbox(folder = process.cwd()): Promise<Sandbox> {
  const path = join(folder, '.stack', 'sandbox.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} is not there: start the stack first (npm start)`);
  });
  return JSON.parse(text) as Sandbox;
}

export function clientOf(sandbox: Sandbox, clientId: string): SandboxClient {
  const client = sandbox.clients.find((one) => one.clientId === clientId);
  if (!client) throw new Error(`the sandbox has no client ${clientId}`);
  return client;
}

export function channelTokenOf(sandbox: Sandbox, salesChannel: string): string {
  const entry = sandbox.salesChannelTokens.find((one) => one.salesChannel === salesChannel);
  if (!entry) throw new Error(`the sandbox has no token of channel ${salesChannel}`);
  return entry.token;
}
