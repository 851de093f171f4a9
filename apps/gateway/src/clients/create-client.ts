import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { addClient, type ClientIdentity, type ListedClient } from '../auth/store/client.store.js';
import { ServiceClient, type OperatorRequest } from '../operations/service-client.js';
import { hashSecret, newSecret } from '../secrets/secrets.js';

/** A client with its secret, which is shown only once. */
export interface ClientWithSecret {
  client: ListedClient;
  clientSecret: string;
}

/** An operator creates a client (decision 2.2). */
@Injectable()
export class CreateClient {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly client: ServiceClient,
  ) {}

  /**
   * Checks with catalog that the merchant or the sales channel exists: a client of an id that becomes a merchant later
   * would see that merchant's records (decision 2.8). A partner exists only through its clients.
   * @param request the operator's request, on whose behalf catalog is queried
   * @throws Refusal `unknown-merchant`, `unknown-sales-channel`; `upstream-unavailable` while catalog does not answer;
   * `client-exists`, also for a revoked client: an id is never reused
   */
  async create(
    operator: string,
    identity: ClientIdentity,
    request: OperatorRequest,
  ): Promise<ClientWithSecret> {
    await this.refuseUnknown(identity, request);
    const clientSecret = newSecret();
    const secretHash = await hashSecret(clientSecret);
    const client = await this.transactor.run('operators', async (unitOfWork) => {
      const added = await addClient(unitOfWork, { ...identity, secretHash });
      if (added === undefined) {
        throw new Refusal('client-exists', `A client ${identity.clientId} exists already.`);
      }
      await recordAudit(unitOfWork, {
        who: operator,
        what: 'client.created',
        details: { ...identity },
      });
      return added;
    });
    return { client, clientSecret };
  }

  private async refuseUnknown(
    { merchantId, salesChannel }: ClientIdentity,
    request: OperatorRequest,
  ): Promise<void> {
    const exists = (path: string) => this.client.exists('catalog', path, request);
    if (merchantId !== undefined && !(await exists(`/ops/merchants/${merchantId}`))) {
      throw unknown('unknown-merchant', '/merchantId', `There is no merchant ${merchantId}.`);
    }
    if (salesChannel !== undefined && !(await exists(`/ops/sales-channels/${salesChannel}`))) {
      const detail = `There is no sales channel ${salesChannel}.`;
      throw unknown('unknown-sales-channel', '/salesChannel', detail);
    }
  }
}

function unknown(code: string, pointer: string, detail: string): Refusal {
  return new Refusal(code, detail, { errors: [{ pointer, code, detail }] });
}
