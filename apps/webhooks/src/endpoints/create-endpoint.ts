import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { Database, ProjectionWaiter } from '#platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { newSecret } from '../secrets/new-secret.js';
import { SecretBox } from '../secrets/secret-box.js';
import { EndpointChecks } from './endpoint-checks.js';
import type { EndpointSettings, EndpointWithSecret } from './endpoint.js';
import { insertEndpoint, isKnownMerchant, lockCount } from './store/endpoint.store.js';

/** A sending process leases buckets of endpoints. */
const BUCKETS = 64;
const LIMIT = 20;

/** Adds an endpoint of a merchant. */
@Injectable()
export class CreateEndpoint {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly checks: EndpointChecks,
    private readonly secrets: SecretBox,
    private readonly database: Database,
    private readonly projections: ProjectionWaiter,
  ) {}

  /**
   * @param operator the operator who adds it for the merchant, for the audit
   * @throws Refusal `url-not-allowed`, `unknown-event-type`, `endpoint-limit`; for operators `unknown-merchant`,
   * because a later merchant with this id would have its events sent there (decision 11.3)
   */
  async create(
    merchantId: string,
    settings: EndpointSettings,
    operator?: string,
  ): Promise<EndpointWithSecret> {
    const { types, ...checked } = this.checks.checked(settings);
    if (operator !== undefined) await this.refuseUnknown(merchantId);
    const secret = newSecret();
    const endpoint = await this.transactor.run({ merchantId }, async (unitOfWork) => {
      if ((await lockCount(unitOfWork, merchantId)) >= LIMIT) throw limitReached(merchantId);
      const added = {
        ...newState(),
        ...checked,
        types: types && [...types],
        merchantId,
        secret: this.secrets.seal(secret),
      };
      await insertEndpoint(unitOfWork, added);
      if (operator !== undefined) {
        const details = { merchantId, endpointId: added.id, ...checked, types };
        await recordAudit(unitOfWork, { who: operator, what: 'webhook-endpoint.created', details });
      }
      return added;
    });
    return { endpoint, secret };
  }

  private async refuseUnknown(merchantId: string): Promise<void> {
    const queries = this.database.reads('operators');
    const isKnown = await this.projections.until(
      () => isKnownMerchant(queries, merchantId),
      (exists) => exists,
    );
    if (isKnown) return;
    const code = 'unknown-merchant';
    const detail = `There is no merchant ${merchantId}.`;
    throw new Refusal(code, detail, { parameter: 'merchantId' });
  }
}

function newState() {
  const id = uuidv7();
  const now = new Date();
  return {
    id,
    // The end of the id is random.
    bucket: Number.parseInt(id.slice(-2), 16) % BUCKETS,
    state: 'enabled' as const,
    disabledReason: null,
    disabledAt: null,
    typesChangedAt: null,
    previousSecret: null,
    previousUntil: null,
    createdAt: now,
    updatedAt: now,
  };
}

function limitReached(merchantId: string): Refusal {
  return new Refusal('endpoint-limit', `${merchantId} has ${LIMIT} endpoints already.`);
}
