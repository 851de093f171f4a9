import { WorkerTransactor, recordAudit } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { Refresh } from './refresh.js';
import { listKeys, removeKey } from './store/signing-key.store.js';
import type { ListedKey } from './store/signing-key.store.js';
import { newKey } from './signing-keys.js';

/**
 * An operator takes a signing key away that someone else may have: nothing that it signed is good any more, and no one
 * waits until it is forgotten (decision 2.2). Where it was the one that signs, another takes its place at once.
 */
@Injectable()
export class RevokeSigningKey {
  /** Not refused while events do not leave: shutting someone out cannot wait for a broker. */
  constructor(
    private readonly transactor: WorkerTransactor,
    private readonly refresh: Refresh,
  ) {}

  /**
   * @returns the keys that are left
   * @throws Refusal `not-found`
   */
  async revoke(operator: string, kid: string): Promise<ListedKey[]> {
    const substitute = await newKey();
    return this.transactor.run({}, async (work) => {
      const removed = await removeKey(work, kid, substitute);
      if (removed === undefined) throw new Refusal('not-found', 'There is no such signing key.');
      await recordAudit(work, {
        who: operator,
        what: 'signing-key.revoked',
        details: { kid, ...removed },
      });
      work.onCommitted(() => this.refresh.now());
      return listKeys(work);
    });
  }
}
