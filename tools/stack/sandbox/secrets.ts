import { randomBytes } from 'node:crypto';
import { readJson, writePrivateJson } from './private-file.js';
import { SANDBOX_CLIENTS, secretVariable } from './sandbox-clients.js';
import { SERVICES, type ServiceName } from '../topology.js';

/** All secrets of one stack, created at its first start and stored (decision 2.5). */
export interface Secrets {
  /** Password of the local Postgres's owner. */
  postgres: string;
  /** Passwords of the services' roles. */
  roles: Record<ServiceName, string>;
  /** Client secrets by client id. */
  clients: Record<string, string>;
  /** The key that signs page tokens. */
  pageTokens: string;
  /** The key that signs links to documents. */
  documentLinks: string;
  /** The key that signs quotes of the landed cost. */
  quotes: string;
}

/**
 * The secrets of a stack folder: stored ones, new ones for missing entries, and client secrets from their variables
 * (`ENTREPOT_SECRET_ACME`).
 */
export function loadSecrets(file: string, env: NodeJS.ProcessEnv): Secrets {
  const stored = readJson<Partial<Secrets>>(file) ?? {};
  const secrets: Secrets = {
    postgres: stored.postgres ?? newSecret(),
    roles: Object.fromEntries(
      SERVICES.map((service) => [service, stored.roles?.[service] ?? newSecret()]),
    ) as Record<ServiceName, string>,
    clients: clientSecrets(stored.clients, env),
    pageTokens: stored.pageTokens ?? newSecret(),
    documentLinks: stored.documentLinks ?? newSecret(),
    quotes: stored.quotes ?? newSecret(),
  };
  writePrivateJson(file, secrets);
  return secrets;
}

/** Secrets by client id: the value of the variable, else the stored secret, else a new one. */
export function clientSecrets(
  stored: Secrets['clients'] | undefined,
  env: NodeJS.ProcessEnv,
): Secrets['clients'] {
  return Object.fromEntries(
    SANDBOX_CLIENTS.map(({ clientId }) => [
      clientId,
      env[secretVariable(clientId)] || (stored?.[clientId] ?? newSecret()),
    ]),
  );
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
