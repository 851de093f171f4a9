import { addressKey } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ClientStore, type Credentials } from './store/client.store.js';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { LoginFailures } from '../limits/login-failures.js';
import { LoginQueue, type LoginOrigin } from '../limits/login-queue.js';
import { logins } from '../metrics.js';
import { SecretChecks } from '../secrets/secrets.js';
import { SigningKeys } from './signing-keys.js';

export interface IssuedToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

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
    private readonly keys: SigningKeys,
    private readonly failures: LoginFailures,
    private readonly queue: LoginQueue,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
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
    const { clientId, kind, merchantId, partnerId, access } = client;
    const expiresIn = this.config.TOKEN_TTL_SECONDS;
    const issuedAt = new Date();
    const { token } = await this.keys.sign({
      subject: clientId,
      tokenId: uuidv7(),
      issuedAt,
      expiresAt: new Date(issuedAt.getTime() + expiresIn * 1_000),
      claims: {
        kind,
        ...(merchantId === undefined ? {} : { merchantId }),
        ...(partnerId === undefined ? {} : { partnerId }),
        ...(access === undefined ? {} : { access }),
      },
    });
    return { token, expiresIn };
  }

  /**
   * Queries the database only for a login that has a place in the queue, so that a flood of guesses causes few
   * queries.
   */
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
