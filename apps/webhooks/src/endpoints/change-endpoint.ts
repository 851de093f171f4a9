import { HttpTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { lockedEndpoint } from './addressed-endpoint.js';
import { auditByOperator } from './audit-by-operator.js';
import { EndpointChecks } from './endpoint-checks.js';
import type { Endpoint, EndpointSettings, Requester } from './endpoint.js';
import { shareOfRequester } from './requester.js';
import { endPause, updateEndpoint } from './store/endpoint.store.js';
import { dropRemovedTypes, noteTypesChanged } from './store/removed-types.store.js';

/** As many queued deliveries are looked at in the request; what remains is removed in the background. */
const LOOKED = 5_000;

/**
 * Changes an endpoint. What is queued for it already is sent by the new settings; what is of a type that it receives no
 * longer is dropped. At another address or rate it is probed at once if it is paused (decision 11.10).
 */
@Injectable()
export class ChangeEndpoint {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly checks: EndpointChecks,
  ) {}

  /**
   * @param settings those that change
   * @throws Refusal `endpoint-not-found`, `url-not-allowed`, `unknown-event-type`
   */
  change(requester: Requester, id: string, settings: Partial<EndpointSettings>): Promise<Endpoint> {
    const { types, ...others } = this.checks.checked(settings);
    const changes = { ...others, ...(types !== undefined && { types: types && [...types] }) };
    return this.transactor.run(shareOfRequester(requester), async (unitOfWork) => {
      const before = await lockedEndpoint(unitOfWork, requester, id);
      if (Object.keys(changes).length === 0) return before;
      await auditByOperator(unitOfWork, requester, 'changed', before, changes);
      const endpoint = await updateEndpoint(unitOfWork, before, {
        ...changes,
        updatedAt: new Date(),
      });
      if (endpoint.url !== before.url || endpoint.rate !== before.rate) endPause(unitOfWork, id);
      if (types) {
        noteTypesChanged(unitOfWork, id);
        await dropRemovedTypes(unitOfWork, id, LOOKED);
      }
      return endpoint;
    });
  }
}
