import { HttpTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { lockedEndpoint } from './addressed-endpoint.js';
import { auditByOperator } from './audit-by-operator.js';
import { shareOfRequester, type Requester } from './requester.js';
import { updateEndpoint, type Endpoint } from './store/endpoint.store.js';

/** Disables an endpoint for a while, at its owner's request. Its deliveries are kept. */
@Injectable()
export class DisableOnRequest {
  constructor(private readonly transactor: HttpTransactor) {}

  /** Repeating it changes nothing. @throws Refusal `endpoint-not-found` */
  disable(requester: Requester, id: string): Promise<Endpoint> {
    return this.transactor.run(shareOfRequester(requester), async (unitOfWork) => {
      const endpoint = await lockedEndpoint(unitOfWork, requester, id);
      if (endpoint.state === 'disabled') return endpoint;
      await auditByOperator(unitOfWork, requester, 'disabled', endpoint);
      const now = new Date();
      return updateEndpoint(unitOfWork, endpoint, {
        state: 'disabled',
        disabledReason: 'requested',
        disabledAt: now,
        updatedAt: now,
      });
    });
  }
}
