import { recordAudit, WorkerTransactor } from '#messaging';
import { Refusal, type TokenScope } from '#edge';
import { Injectable } from '@nestjs/common';
import { Refresh } from '../../auth/refresh.js';
import { changeScopes, lockClient, type ListedClient } from '../../auth/store/client.store.js';

/** An operator changes the scopes of a sales channel's client (decision 10.2). */
@Injectable()
export class ChangeScopes {
  /** Allowed while events cannot be published: removing a scope must not wait for the broker. */
  constructor(
    private readonly transactor: WorkerTransactor,
    private readonly refresh: Refresh,
  ) {}

  /**
   * Each gateway instance refuses tokens with a removed scope within a second, including a token that a login issues
   * meanwhile. The client gets a new token with its secret.
   * @throws Refusal `not-found`, `client-revoked`, `client-members` for a client of another kind
   */
  async change(
    operator: string,
    clientId: string,
    scopes: readonly TokenScope[],
  ): Promise<ListedClient> {
    return this.transactor.run('operators', async (unitOfWork) => {
      const present = await lockClient(unitOfWork, clientId);
      if (present === undefined) throw new Refusal('not-found', 'There is no such client.');
      if (present.revokedAt !== undefined) {
        throw new Refusal('client-revoked', 'The client is revoked; create another one.');
      }
      if (present.scopes === undefined) throw hasNone(present);
      await recordAudit(unitOfWork, {
        who: operator,
        what: 'client.scopes-changed',
        details: { clientId, scopes, before: present.scopes },
      });
      unitOfWork.onCommitted(() => this.refresh.now());
      return changeScopes(unitOfWork, clientId, scopes);
    });
  }
}

function hasNone({ clientId, kind }: ListedClient): Refusal {
  const detail = `Only clients of sales channels have scopes; ${clientId} is of the kind ${kind}.`;
  return new Refusal('client-members', detail, {
    errors: [{ pointer: '/scopes', code: 'not-allowed', detail: 'is not allowed for this kind' }],
  });
}
