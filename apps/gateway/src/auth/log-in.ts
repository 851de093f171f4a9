import { addressKey } from '#edge';
import { Injectable } from '@nestjs/common';
import { ClientStore, type Credentials } from './store/client.store.js';
import { LoginFailures } from '../limits/login-failures.js';
import { LoginQueue, type LoginOrigin } from '../limits/login-queue.js';
import { logins } from '../metrics.js';
import { SecretChecks } from '../secrets/secrets.js';
import { IssueToken, type IssuedToken } from './issue-token.js';

export interface LoginAttempt {
  clientId: string;
  clientSecret: string;
  /** The client's address. */
  ip: string;
  /** Aborted when the caller closes the connection. */
  gone: AbortSignal;
}

/** Exchanges a client's id and secret for a token. */
@Injectable()
export class LogIn {
  constructor(
    private readonly clients: ClientStore,
    private readonly secrets: SecretChecks,
    private readonly tokens: IssueToken,
    private readonly failures: LoginFailures,
    private readonly queue: LoginQueue,
  ) {}

  /**
   * @returns undefined for wrong credentials: an unknown id and a wrong secret take the same path and time (decision
   *   1.3)
   * @throws Refusal `rate-limited` after too many failures, `logins-busy`, `keys-unavailable`
   */
  async logIn(attempt: LoginAttempt): Promise<IssuedToken | undefined> {
    const client = await this.check(attempt);
    logins.inc({ outcome: client === undefined ? 'wrong' : 'right' });
    if (client === undefined) return undefined;
    return this.tokens.issue(client);
  }

  /** Queries the database only for a login in the queue, so that a flood of guesses causes few queries. */
  private async check(attempt: LoginAttempt): Promise<Credentials | undefined> {
    const { clientId, clientSecret, ip, gone } = attempt;
    const origin: LoginOrigin = { clientId, address: addressKey(ip) };
    this.failures.admit(origin);
    const turn = this.queue.enter(origin, gone);
    try {
      const client = await this.clients.find(clientId);
      await turn.comes;
      this.failures.admit(origin); // earlier guesses may have used up the limit
      const matches = await this.secrets.matches(clientSecret, client?.secretHashes ?? []);
      if (client !== undefined && matches) {
        this.queue.succeeded(origin);
        return client;
      }
      this.failures.note(origin);
      return undefined;
    } finally {
      turn.leave();
    }
  }
}
