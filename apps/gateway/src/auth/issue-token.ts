import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { SigningKeys } from './signing-keys.js';
import type { ClientIdentity } from './store/client.store.js';

export interface IssuedToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

/** Issues access tokens to those who have proved who they are (decision 2.2). */
@Injectable()
export class IssueToken {
  constructor(
    private readonly keys: SigningKeys,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** @throws Refusal `keys-unavailable` */
  async issue(identity: ClientIdentity): Promise<IssuedToken> {
    const { clientId, kind, merchantId, partnerId, salesChannel, scopes, access } = identity;
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
        ...(salesChannel === undefined ? {} : { salesChannel }),
        ...(scopes === undefined ? {} : { scopes }),
        ...(access === undefined ? {} : { access }),
      },
    });
    return { token, expiresIn };
  }
}
