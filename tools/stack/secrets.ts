import { randomBytes } from 'node:crypto';
import { readJson, writePrivateJson } from './private-file.js';
import { SANDBOX_CLIENTS, secretVariable } from './sandbox-clients.js';
import { SERVICES } from './topology.js';
import type { ServiceName } from './topology.js';

/** Everything secret about one stack: made at its first start and kept (decision 2.5). */
export interface Secrets {
  /** Of the local Postgres's owner. */
  postgres: string;
  /** Of the services' roles. */
  roles: Record<ServiceName, string>;
  /** By client id. */
  clients: Record<string, string>;
  /** Signs the lists' page tokens. */
  pageTokens: string;
}

/**
 * The secrets of a stack folder: those kept there, new ones for what has none, and client secrets as their
 * variables (`ENTREPOT_SECRET_ACME`) set them.
 */
export function loadSecrets(file: string, env: NodeJS.ProcessEnv): Secrets {
  const kept = readJson<Partial<Secrets>>(file) ?? {};
  const secrets: Secrets = {
    postgres: kept.postgres ?? newSecret(),
    roles: Object.fromEntries(
      SERVICES.map((service) => [service, kept.roles?.[service] ?? newSecret()]),
    ) as Record<ServiceName, string>,
    clients: clientSecrets(kept.clients, env),
    pageTokens: kept.pageTokens ?? newSecret(),
  };
  writePrivateJson(file, secrets);
  return secrets;
}

/** By client id: as its variable says, else as it was kept, else a new one. */
export function clientSecrets(
  kept: Secrets['clients'] | undefined,
  env: NodeJS.ProcessEnv,
): Secrets['clients'] {
  return Object.fromEntries(
    SANDBOX_CLIENTS.map(({ clientId }) => [
      clientId,
      env[secretVariable(clientId)] || (kept?.[clientId] ?? newSecret()),
    ]),
  );
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
