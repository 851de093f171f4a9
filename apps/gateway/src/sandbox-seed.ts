import { runOnce, type UnitOfWork } from '#messaging';
import type { ClientKind } from '#edge';
import { lockClient, putClient } from './auth/store/client.store.js';
import { hashSecret, secretMatches } from './secrets/secrets.js';

interface SandboxClient {
  clientId: string;
  clientSecret: string;
  kind: ClientKind;
  merchantId?: string;
  partnerId?: string;
}

interface SandboxClients {
  clients: readonly SandboxClient[];
}

/**
 * Creates the sandbox's clients (decision 2.5). Repeating it changes only what differs: a hash is kept while the
 * given secret matches it.
 */
export async function seedSandbox(
  databaseUrl: string,
  schema: string,
  { clients }: SandboxClients,
): Promise<void> {
  await runOnce({ databaseUrl, schema, service: 'gateway' }, async (transactor) => {
    for (const client of clients) {
      await transactor.run('background', (unitOfWork) => seedClient(unitOfWork, client));
    }
  });
}

async function seedClient(
  unitOfWork: UnitOfWork,
  { clientSecret, ...client }: SandboxClient,
): Promise<void> {
  const stored = await lockClient(unitOfWork, client.clientId);
  const isUnchanged =
    stored !== undefined && (await secretMatches(stored.secretHash, clientSecret));
  const secretHash = isUnchanged ? stored.secretHash : await hashSecret(clientSecret);
  await putClient(unitOfWork, { ...client, secretHash });
}
