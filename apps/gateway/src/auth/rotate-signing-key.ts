import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { Refresh } from './refresh.js';
import { addNext, type ListedKey } from './store/signing-key.store.js';
import { newKey } from './signing-keys.js';

/**
 * An operator starts a rotation of the signing key (decision 2.2): the next key is published at once and signs once
 * every service has had time to fetch it; the current key verifies until no token that it signed can be valid.
 */
@Injectable()
export class RotateSigningKey {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly refresh: Refresh,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** @throws Refusal `rotation-under-way` while the next key does not sign yet */
  async rotate(operator: string): Promise<ListedKey> {
    const { kid, privateJwk } = await newKey();
    const lead = this.config.SIGNING_KEY_LEAD_SECONDS;
    return this.transactor.run('operators', async (unitOfWork) => {
      const key = await addNext(unitOfWork, kid, privateJwk, lead);
      if (key === undefined) {
        throw new Refusal('rotation-under-way', 'The next key does not sign yet.');
      }
      const signsFrom = key.signsFrom?.toISOString();
      await recordAudit(unitOfWork, {
        who: operator,
        what: 'signing-key.rotated',
        details: { kid, signsFrom },
      });
      unitOfWork.onCommitted(() => this.refresh.now());
      return key;
    });
  }
}
