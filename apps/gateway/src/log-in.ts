import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ClientStore } from './client.store.js';
import { GATEWAY_CONFIG } from './config.js';
import type { GatewayConfig } from './config.js';
import { LoginFailures } from './limits/login-failures.js';
import { logins } from './metrics.js';
import { SecretChecks } from './secrets.js';
import type { Guard } from './secrets.js';
import { SigningKeys } from './signing-keys.js';

export interface IssuedToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

/** A client's id and secret for a token. */
@Injectable()
export class LogIn {
  constructor(
    private readonly clients: ClientStore,
    private readonly secrets: SecretChecks,
    private readonly keys: SigningKeys,
    private readonly failures: LoginFailures,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /**
   * @param address where the request comes from
   * @returns undefined for wrong credentials, whether the id or the secret: both take the same way and time
   *   (decision 1.3)
   * @throws Refusal `rate-limited` after too many failures, `logins-busy`, `keys-unavailable`
   */
  async logIn(
    clientId: string,
    clientSecret: string,
    address: string,
  ): Promise<IssuedToken | undefined> {
    const guard: Guard = {
      address,
      admit: () => this.failures.admit(clientId, address),
      failed: () => this.failures.note(clientId, address),
    };
    guard.admit();
    const client = await this.clients.find(clientId);
    const matches = await this.secrets.matches(clientSecret, client?.secretHashes ?? [], guard);
    if (client === undefined || !matches) {
      logins.inc({ outcome: 'wrong' });
      return undefined;
    }
    logins.inc({ outcome: 'right' });
    const { kind, merchantId, partnerId } = client;
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
      },
    });
    return { token, expiresIn };
  }
}
