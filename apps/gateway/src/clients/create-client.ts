import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { addClient } from '../client.store.js';
import type { ClientIdentity, ListedClient } from '../client.store.js';
import { hashSecret, newSecret } from '../secrets.js';

/** A secret that is shown this once, and whose it is. */
export interface ClientWithSecret {
  client: ListedClient;
  clientSecret: string;
}

/** An operator lets somebody in (decision 2.2). */
@Injectable()
export class CreateClient {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Whether a merchant of that id is known is catalog's matter (decision 2.8).
   * @throws Refusal `client-exists`, also for a revoked one: an id never comes to mean somebody else
   */
  async run(operator: string, identity: ClientIdentity): Promise<ClientWithSecret> {
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
}
