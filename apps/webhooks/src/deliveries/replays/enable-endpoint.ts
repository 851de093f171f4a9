import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { auditByOperator } from '../../endpoints/audit-by-operator.js';
import { updateEndpoint, type StoredEndpoint } from '../../endpoints/store/endpoint.store.js';
import { lockedEndpoint } from '../../endpoints/addressed-endpoint.js';
import { shareOfRequester, type Requester } from '../../endpoints/requester.js';
import { StartReplay } from './start-replay.js';
import { cancelRunning, dropHealth, type Replay } from '../store/replay.store.js';

export interface EnabledEndpoint {
  endpointId: string;
  /** The replay of events that were not delivered meanwhile, if requested. */
  recovery?: Replay;
}

/** Enables an endpoint, and sends it the events that it did not receive (decision 11.5). */
@Injectable()
export class EnableEndpoint {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly replays: StartReplay,
  ) {}

  /**
   * @param recoverFrom the date since which every undelivered event is sent to this endpoint
   * @throws Refusal `endpoint-not-found`, `replay-running`
   */
  async enable(
    requester: Requester,
    endpointId: string,
    recoverFrom: Date | undefined,
  ): Promise<EnabledEndpoint> {
    return this.transactor.run(shareOfRequester(requester), async (unitOfWork) => {
      const endpoint = await lockedEndpoint(unitOfWork, requester, endpointId);
      if (endpoint.state === 'disabled') await enable(unitOfWork, endpoint);
      const details = { recoverFrom: recoverFrom?.toISOString() };
      await auditByOperator(unitOfWork, requester, 'enabled', endpoint, details);
      if (!recoverFrom) return { endpointId };
      const period = { kind: 'recovery', from: recoverFrom, only: 'failed' } as const;
      return { endpointId, recovery: await this.replays.begin(unitOfWork, endpoint, period) };
    });
  }
}

/** Resets the health of the endpoint, so that it starts like a new one; an earlier replay does not continue. */
async function enable(unitOfWork: UnitOfWork, endpoint: StoredEndpoint): Promise<void> {
  dropHealth(unitOfWork, endpoint.id);
  cancelRunning(unitOfWork, endpoint.id);
  // The sender reads an endpoint again when this time has changed.
  const updatedAt = new Date(Math.max(Date.now(), endpoint.updatedAt.getTime() + 1));
  const enabled = { state: 'enabled', disabledReason: null, disabledAt: null } as const;
  await updateEndpoint(unitOfWork, endpoint, { ...enabled, updatedAt });
}
