import { runOnce } from '#messaging';
import { addCarriers } from './carriers/store/carrier.store.js';
import { SANDBOX_PARTNER } from './sandbox/sandbox-partner.js';

/** Decision 7.8: one carrier for each sandbox merchant, and a partner for two of them. */
const carriers = [
  { carrierId: 'ACME-FC', clientId: 'ACME', merchants: ['ACME'] },
  { carrierId: 'GLOBEX-FC', clientId: 'GLOBEX', merchants: ['GLOBEX'] },
  { carrierId: 'MANUAL-FC', clientId: 'MANUAL', merchants: ['MANUAL'] },
  { carrierId: SANDBOX_PARTNER, clientId: SANDBOX_PARTNER, merchants: ['ACME', 'GLOBEX'] },
];

/** Creates the sandbox's carriers; running it again changes nothing. */
export async function seedSandbox(databaseUrl: string, schema: string): Promise<void> {
  await runOnce({ databaseUrl, schema, service: 'logistics' }, (transactor) =>
    transactor.run('background', async (unitOfWork) => {
      await addCarriers(unitOfWork, carriers);
    }),
  );
}
