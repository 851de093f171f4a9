import { HttpTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { lockedEndpoint } from './addressed-endpoint.js';
import { auditByOperator } from './audit-by-operator.js';
import { EndpointChecks } from './endpoint-checks.js';
import type { EndpointSettings } from './endpoint.js';
import { shareOfRequester, type Requester } from './requester.js';
import { endPause, updateEndpoint, type Endpoint } from './store/endpoint.store.js';
import { dropRemovedTypes, noteTypesChanged } from './store/removed-types.store.js';

/** The number of queued deliveries that the request checks; the rest is removed in the background. */
const LOOKED = 5_000;

/**
 * Changes an endpoint. Queued deliveries are sent with the new settings; those of a type that it no longer receives are
 * dropped. After a change of address or rate, a paused endpoint is probed at once (decision 11.10).
 */
@Injectable()
export class ChangeEndpoint {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly checks: EndpointChecks,
  ) {}

  /**
   * @param settings the settings to change
   * @throws Refusal `endpoint-not-found`, `url-not-allowed`, `unknown-event-type`
   */
  change(requester: Requester, id: string, settings: Partial<EndpointSettings>): Promise<Endpoint> {
    const { types, ...otherSettings } = this.checks.checked(settings);
    const changes = {
      ...otherSettings,
      ...(types !== undefined && { types: types && [...types] }),
    };
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
