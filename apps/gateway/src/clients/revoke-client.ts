import { CredentialRevoked } from '#contracts';
import { WorkerTransactor, recordAudit } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { lockClient, lockOperators, markRevoked } from '../auth/store/client.store.js';
import type { ListedClient } from '../auth/store/client.store.js';
import { Refresh } from '../auth/refresh.js';

/** An operator shuts a client out: no login, and each gateway instance refuses its tokens within a second (decision 2.3). */
@Injectable()
export class RevokeClient {
  /** Not refused while events do not leave: shutting someone out cannot wait for a broker. */
  constructor(
    private readonly transactor: WorkerTransactor,
    private readonly refresh: Refresh,
  ) {}

  /**
   * For good. Doing it again changes nothing.
   * @throws Refusal `not-found`; `last-operator` when no one could run the service afterwards
   */
  async revoke(operator: string, clientId: string, reason?: string): Promise<ListedClient> {
    return this.transactor.run({}, async (work) => {
      const operators = await lockOperators(work);
      const present = await lockClient(work, clientId);
      if (present === undefined) throw new Refusal('not-found', 'There is no such client.');
      if (present.revokedAt !== undefined) return present;
      if (operators.every((one) => one === clientId)) {
        throw new Refusal('last-operator', 'The last operator cannot be revoked.');
      }
      const revoked = await markRevoked(work, clientId);
      await recordAudit(work, {
        who: operator,
        what: 'client.revoked',
        details: { clientId, ...(reason === undefined ? {} : { reason }) },
      });
      publishRevoked(work, revoked, reason);
      work.onCommitted(() => this.refresh.now());
      return revoked;
    });
  }
}

/** Once in a client's life, so its version is 1. */
function publishRevoked(work: UnitOfWork, revoked: ListedClient, reason?: string): void {
  const { clientId, kind, merchantId, revokedAt } = revoked;
  work.publish(CredentialRevoked, {
    subject: clientId,
    version: 1,
    clientId,
    kind,
    revokedAt: (revokedAt as Date).toISOString(),
    ...(merchantId === undefined ? {} : { merchantId }),
    ...(reason === undefined ? {} : { reason }),
  });
}
