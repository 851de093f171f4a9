import { seedSandbox as seedCatalog } from '../../../apps/catalog/src/sandbox-seed.js';
import { seedSandbox as seedGateway } from '../../../apps/gateway/src/sandbox-seed.js';
import { seedSandbox as seedLogistics } from '../../../apps/logistics/src/sandbox-seed.js';
import { seedSandbox as seedTaxes } from '../../../apps/taxes/src/sandbox-seed.js';
import type { SandboxClientWithSecret } from './sandbox-clients.js';
import { serviceDatabaseUrl, type DatabaseWiring } from '../services/service-environment.js';
import { schemaOf, type ServiceName } from '../topology.js';

/**
 * Seeds the sandbox with the data of decision 2.5: each service fills its own tables as its own role and publishes the
 * data to the others through its outbox. Existing data is not changed.
 */
export async function seed(
  wiring: DatabaseWiring,
  clients: readonly SandboxClientWithSecret[],
): Promise<void> {
  const place = (service: ServiceName) =>
    [serviceDatabaseUrl(service, wiring), schemaOf(service)] as const;
  await Promise.all([
    seedGateway(...place('gateway'), { clients: clients.map(credentials) }),
    seedCatalog(...place('catalog')),
    seedTaxes(...place('taxes')),
    seedLogistics(...place('logistics')),
  ]);
}

/** The data of a client that the gateway stores; logistics stores carriers. */
function credentials(client: SandboxClientWithSecret) {
  const { carrierId: _, ...rest } = client;
  return rest;
}
