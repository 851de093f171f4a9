import { WorkerTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { Refresh } from './refresh.js';
import { listKeys, removeKey, type ListedKey } from './store/signing-key.store.js';
import { newKey } from './signing-keys.js';

/**
 * An operator revokes a compromised signing key: all tokens that it signed become invalid, without waiting for its
 * expiry (decision 2.2). If the key was active, another key replaces it at once.
 */
@Injectable()
export class RevokeSigningKey {
  /** Allowed while events cannot be published: a revocation must not wait for the broker. */
  constructor(
    private readonly transactor: WorkerTransactor,
    private readonly refresh: Refresh,
  ) {}

  /**
   * @returns the remaining keys
   * @throws Refusal `not-found`
   */
  async revoke(operator: string, kid: string): Promise<ListedKey[]> {
    const substitute = await newKey();
    return this.transactor.run('operators', async (unitOfWork) => {
      const removed = await removeKey(unitOfWork, kid, substitute);
      if (removed === undefined) throw new Refusal('not-found', 'There is no such signing key.');
      await recordAudit(unitOfWork, {
        who: operator,
        what: 'signing-key.revoked',
        details: { kid, ...removed },
      });
      unitOfWork.onCommitted(() => this.refresh.now());
      return listKeys(unitOfWork);
    });
  }
}
