import { CredentialRevoked } from '#contracts';
import { WorkerTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import {
  lockClient,
  lockOperators,
  markRevoked,
  type ListedClient,
} from '../auth/store/client.store.js';
import { Refresh } from '../auth/refresh.js';

/**
 * An operator revokes a client: it cannot log in, and each gateway instance refuses its tokens within a second
 * (decision 2.3).
 */
@Injectable()
export class RevokeClient {
  /** Allowed while events cannot be published: a revocation must not wait for the broker. */
  constructor(
    private readonly transactor: WorkerTransactor,
    private readonly refresh: Refresh,
  ) {}

  /**
   * Permanent. Repeating it changes nothing.
   * @throws Refusal `not-found`; `last-operator` when no operator would remain
   */
  async revoke(operator: string, clientId: string, reason?: string): Promise<ListedClient> {
    return this.transactor.run('operators', async (unitOfWork) => {
      const operators = await lockOperators(unitOfWork);
      const present = await lockClient(unitOfWork, clientId);
      if (present === undefined) throw new Refusal('not-found', 'There is no such client.');
      if (present.revokedAt !== undefined) return present;
      if (operators.every((operatorId) => operatorId === clientId)) {
        throw new Refusal('last-operator', 'The last operator cannot be revoked.');
      }
      const revoked = await markRevoked(unitOfWork, clientId);
      await recordAudit(unitOfWork, {
        who: operator,
        what: 'client.revoked',
        details: { clientId, ...(reason === undefined ? {} : { reason }) },
      });
      publishRevoked(unitOfWork, revoked);
      unitOfWork.onCommitted(() => this.refresh.now());
      return revoked;
    });
  }
}

/** A client is revoked once, so the version is 1. */
function publishRevoked(unitOfWork: UnitOfWork, revoked: ListedClient): void {
  const { clientId, kind, merchantId, salesChannel, revokedAt } = revoked;
  unitOfWork.publish(CredentialRevoked, {
    subject: clientId,
    version: 1,
    clientId,
    kind,
    revokedAt: (revokedAt as Date).toISOString(),
    ...(merchantId === undefined ? {} : { merchantId }),
    ...(salesChannel === undefined ? {} : { salesChannel }),
  });
}
