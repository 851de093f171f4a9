import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { changeSecret, lockClient } from '../auth/store/client.store.js';
import { hashSecret, newSecret } from '../secrets/secrets.js';
import type { ClientWithSecret } from './create-client.js';

/** An operator rotates a client's secret. */
@Injectable()
export class RotateSecret {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Tokens issued before stay valid until they expire; revoke the client to end them.
   * @param graceSeconds how long the current secret stays valid; at most one secret is valid in addition to the newest
   * @throws Refusal `not-found`, `client-revoked`
   */
  async rotate(
    operator: string,
    clientId: string,
    graceSeconds: number,
  ): Promise<ClientWithSecret> {
    const clientSecret = newSecret();
    const secretHash = await hashSecret(clientSecret);
    const client = await this.transactor.run('operators', async (unitOfWork) => {
      const present = await lockClient(unitOfWork, clientId);
      if (present === undefined) throw new Refusal('not-found', 'There is no such client.');
      if (present.revokedAt !== undefined) {
        throw new Refusal('client-revoked', 'The client is revoked; create another one.');
      }
      await recordAudit(unitOfWork, {
        who: operator,
        what: 'client.secret-rotated',
        details: { clientId, graceSeconds },
      });
      return changeSecret(unitOfWork, clientId, secretHash, graceSeconds);
    });
    return { client, clientSecret };
  }
}
