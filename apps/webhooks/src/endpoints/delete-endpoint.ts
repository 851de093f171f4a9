import { HttpTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { lockedEndpoint } from './addressed-endpoint.js';
import { auditByOperator } from './audit-by-operator.js';
import { shareOfRequester, type Requester } from './requester.js';
import { deleteEndpoint } from './store/endpoint.store.js';

/** Deletes an endpoint; nothing more is sent to it, and its deliveries can no longer be found. */
@Injectable()
export class DeleteEndpoint {
  constructor(private readonly transactor: HttpTransactor) {}

  /** @throws Refusal `endpoint-not-found` */
  delete(requester: Requester, id: string): Promise<void> {
    return this.transactor.run(shareOfRequester(requester), async (unitOfWork) => {
      const endpoint = await lockedEndpoint(unitOfWork, requester, id);
      await auditByOperator(unitOfWork, requester, 'deleted', endpoint, { url: endpoint.url });
      await deleteEndpoint(unitOfWork, endpoint);
    });
  }
}
