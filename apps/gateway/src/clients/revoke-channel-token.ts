import { CredentialRevoked } from '#contracts';
import { WorkerTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { revokeChannelToken } from '../auth/store/channel-token.store.js';
import { Refresh } from '../auth/refresh.js';

/** An operator revokes a sales channel's token; each gateway instance refuses it within a second (decision 2.3). */
@Injectable()
export class RevokeChannelToken {
  /** Allowed while events cannot be published: a revocation must not wait for the broker. */
  constructor(
    private readonly transactor: WorkerTransactor,
    private readonly refresh: Refresh,
  ) {}

  /**
   * Repeating it changes nothing.
   * @throws Refusal `not-found`
   */
  async revoke(operator: string, salesChannel: string, tokenId: string): Promise<void> {
    await this.transactor.run('operators', async (unitOfWork) => {
      const before = await revokeChannelToken(unitOfWork, salesChannel, tokenId);
      if (before === 'unknown') {
        throw new Refusal('not-found', 'The sales channel has no such token.');
      }
      if (before === 'revoked') return;
      await recordAudit(unitOfWork, {
        who: operator,
        what: 'sales-channel-token.revoked',
        details: { salesChannel, tokenId },
      });
      // A token is revoked once, so the version is 1.
      unitOfWork.publish(CredentialRevoked, {
        subject: tokenId,
        version: 1,
        salesChannel,
        clientId: salesChannel,
        kind: 'sales-channel',
        tokenId,
        revokedAt: new Date().toISOString(),
      });
    });
    this.refresh.now();
  }
}
