import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { addClient } from '../auth/store/client.store.js';
import type { ClientIdentity, ListedClient } from '../auth/store/client.store.js';
import { AskServices } from '../operations/ask-services.js';
import type { Asker } from '../operations/ask-services.js';
import { hashSecret, newSecret } from '../secrets/secrets.js';

/** A secret that is shown this once, and whose it is. */
export interface ClientWithSecret {
  client: ListedClient;
  clientSecret: string;
}

/** An operator lets someone in (decision 2.2). */
@Injectable()
export class CreateClient {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly asking: AskServices,
  ) {}

  /**
   * A client of a merchant that is set up later would see that merchant's records, so catalog is asked for it
   * (decision 2.8). A partner is known by its clients alone.
   * @param asker the operator's request, on whose behalf catalog is asked
   * @throws Refusal `unknown-merchant`; `upstream-unavailable` while catalog cannot say; `client-exists`, also for a
   *   revoked one: an id is never given again
   */
  async create(
    operator: string,
    identity: ClientIdentity,
    asker: Asker,
  ): Promise<ClientWithSecret> {
    if (identity.merchantId !== undefined) await this.refuseUnknown(identity.merchantId, asker);
    const clientSecret = newSecret();
    const secretHash = await hashSecret(clientSecret);
    const client = await this.transactor.run({}, async (work) => {
      const added = await addClient(work, { ...identity, secretHash });
      if (added === undefined) {
        throw new Refusal('client-exists', `A client ${identity.clientId} exists already.`);
      }
      await recordAudit(work, {
        who: operator,
        what: 'client.created',
        details: { ...identity },
      });
      return added;
    });
    return { client, clientSecret };
  }

  private async refuseUnknown(merchantId: string, asker: Asker): Promise<void> {
    if (await this.asking.exists('catalog', `/ops/merchants/${merchantId}`, asker)) return;
    const code = 'unknown-merchant';
    const detail = `There is no merchant ${merchantId}.`;
    throw new Refusal(code, detail, { errors: [{ pointer: '/merchantId', code, detail }] });
  }
}
