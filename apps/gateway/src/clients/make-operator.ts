import { recordAudit, runOnce } from '#messaging';
import { addClient } from '../auth/store/client.store.js';
import { hashSecret, newSecret } from '../secrets/secrets.js';

/**
 * Creates the first operator from the command line: operators create all other clients (decision 2.4). The audit row
 * names the shell as the actor.
 * @returns the secret, shown only once; undefined when a client of that id exists or existed
 */
export async function makeOperator(
  databaseUrl: string,
  schema: string,
  clientId: string,
): Promise<string | undefined> {
  const clientSecret = newSecret();
  const secretHash = await hashSecret(clientSecret);
  let isAdded = false;
  await runOnce({ databaseUrl, schema, service: 'gateway' }, (transactor) =>
    transactor.run('background', async (unitOfWork) => {
      const added = await addClient(unitOfWork, { clientId, kind: 'operator', secretHash });
      isAdded = added !== undefined;
      if (!isAdded) return;
      await recordAudit(unitOfWork, {
        who: 'shell',
        what: 'client.created',
        details: { clientId, kind: 'operator' },
      });
    }),
  );
  return isAdded ? clientSecret : undefined;
}
