import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal, type TokenScope } from '#edge';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { addChannelToken } from '../auth/store/channel-token.store.js';
import { ServiceClient, type OperatorRequest } from '../operations/service-client.js';
import { SigningKeys } from '../auth/signing-keys.js';

export interface ChannelTokenSettings {
  /** Lifetime in seconds. */
  expiresIn: number;
  scopes: TokenScope[];
  /** The name in lists. */
  name?: string;
}

export interface IssuedChannelToken extends Pick<ChannelTokenSettings, 'scopes' | 'name'> {
  token: string;
  tokenId: string;
  expiresAt: Date;
}

/** An operator issues a sales channel's token, which is shown only once and not stored (decision 2.3). */
@Injectable()
export class IssueChannelToken {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly keys: SigningKeys,
    private readonly client: ServiceClient,
  ) {}

  /**
   * @param request the operator's request, on whose behalf catalog is queried (decision 2.8)
   * @throws Refusal `sales-channel-not-found`; `upstream-unavailable` while catalog does not answer
   */
  async issue(
    operator: string,
    salesChannel: string,
    { expiresIn, scopes, name }: ChannelTokenSettings,
    request: OperatorRequest,
  ): Promise<IssuedChannelToken> {
    if (!(await this.client.exists('catalog', `/ops/sales-channels/${salesChannel}`, request))) {
      throw new Refusal('sales-channel-not-found', `There is no sales channel ${salesChannel}.`);
    }
    const tokenId = uuidv7();
    const named = name === undefined ? {} : { name };
    const issuedAt = new Date();
    // A token's expiry is in whole seconds; the stored expiry equals the answered one.
    const expiresAt = new Date((Math.floor(issuedAt.getTime() / 1_000) + expiresIn) * 1_000);
    const { token, kid } = await this.keys.sign({
      subject: salesChannel,
      tokenId,
      issuedAt,
      expiresAt,
      claims: { kind: 'sales-channel', salesChannel, scopes },
    });
    await this.transactor.run('operators', async (unitOfWork) => {
      await addChannelToken(unitOfWork, { tokenId, salesChannel, scopes, name, expiresAt, kid });
      await recordAudit(unitOfWork, {
        who: operator,
        what: 'sales-channel-token.issued',
        details: {
          salesChannel,
          tokenId,
          scopes,
          ...named,
          expiresAt: expiresAt.toISOString(),
        },
      });
    });
    return { token, tokenId, scopes, ...named, expiresAt };
  }
}
