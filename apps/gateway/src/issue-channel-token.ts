import { HttpTransactor, recordAudit } from '#messaging';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { addChannelToken } from './channel-token.store.js';
import { SigningKeys } from './signing-keys.js';

export interface IssuedChannelToken {
  token: string;
  tokenId: string;
  expiresAt: Date;
}

/** An operator issues a sales channel's token; it is shown this once and not stored (decision 2.3). */
@Injectable()
export class IssueChannelToken {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly keys: SigningKeys,
  ) {}

  /** @param expiresIn seconds */
  async issue(
    operator: string,
    salesChannel: string,
    expiresIn: number,
  ): Promise<IssuedChannelToken> {
    const tokenId = uuidv7();
    const issuedAt = new Date();
    // A token says its expiry in whole seconds; what is stored and answered is the same moment.
    const expiresAt = new Date((Math.floor(issuedAt.getTime() / 1_000) + expiresIn) * 1_000);
    const { token, kid } = await this.keys.sign({
      subject: salesChannel,
      tokenId,
      issuedAt,
      expiresAt,
      claims: { kind: 'sales-channel', salesChannel },
    });
    await this.transactor.run({}, async (work) => {
      await addChannelToken(work, { tokenId, salesChannel, expiresAt, kid });
      await recordAudit(work, {
        who: operator,
        what: 'sales-channel-token.issued',
        details: { salesChannel, tokenId, expiresAt: expiresAt.toISOString() },
      });
    });
    return { token, tokenId, expiresAt };
  }
}
