import { HttpTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { newSecret } from '../secrets/new-secret.js';
import { SecretBox } from '../secrets/secret-box.js';
import { lockedEndpoint } from './addressed-endpoint.js';
import { auditByOperator } from './audit-by-operator.js';
import type { EndpointWithSecret } from './endpoint.js';
import { shareOfRequester, type Requester } from './requester.js';
import { updateEndpoint } from './store/endpoint.store.js';

const GRACE_MS = 24 * 3_600_000;

/** Gives an endpoint a new secret. For a day, the old secret signs deliveries as well. */
@Injectable()
export class RotateEndpointSecret {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly secrets: SecretBox,
  ) {}

  /** At most one secret is kept in addition to the newest. @throws Refusal `endpoint-not-found` */
  async rotate(requester: Requester, id: string): Promise<EndpointWithSecret> {
    const secret = newSecret();
    const endpoint = await this.transactor.run(shareOfRequester(requester), async (unitOfWork) => {
      const before = await lockedEndpoint(unitOfWork, requester, id);
      await auditByOperator(unitOfWork, requester, 'secret-rotated', before);
      const now = new Date();
      return updateEndpoint(unitOfWork, before, {
        secret: this.secrets.seal(secret),
        previousSecret: before.secret,
        previousUntil: new Date(now.getTime() + GRACE_MS),
        updatedAt: now,
      });
    });
    return { endpoint, secret };
  }
}
