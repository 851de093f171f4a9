import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Injectable } from '@nestjs/common';
import { auditByOperator } from '../../endpoints/audit-by-operator.js';
import type { Requester } from '../../endpoints/endpoint.js';
import type { EndpointEntity } from '../../endpoints/store/endpoint.entity.js';
import { updateEndpoint } from '../../endpoints/store/endpoint.store.js';
import { lockedEndpoint } from '../../endpoints/addressed-endpoint.js';
import { shareOfRequester } from '../../endpoints/requester.js';
import { StartReplay } from './start-replay.js';
import { cancelRunning, dropHealth, type Replay } from '../store/replay.store.js';

export interface EnabledEndpoint {
  endpointId: string;
  /** Sends what was not delivered meanwhile, if that was asked for. */
  recovery?: Replay;
}

/** Enables an endpoint, and sends it what it has not got (decision 11.5). */
@Injectable()
export class EnableEndpoint {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly replays: StartReplay,
  ) {}

  /**
   * @param recoverFrom every event since then that was not delivered to this endpoint is sent to it
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
      const wanted = { kind: 'recovery', from: recoverFrom, only: 'failed' } as const;
      return { endpointId, recovery: await this.replays.begin(unitOfWork, endpoint, wanted) };
    });
  }
}

/** What is known of its answers is dropped, so that it begins as a new one; a replay from before does not go on. */
async function enable(unitOfWork: UnitOfWork, endpoint: EndpointEntity): Promise<void> {
  dropHealth(unitOfWork, endpoint.id);
  cancelRunning(unitOfWork, endpoint.id);
  // The sender reads an endpoint again when this is another time than before.
  const updatedAt = new Date(Math.max(Date.now(), endpoint.updatedAt.getTime() + 1));
  const enabled = { state: 'enabled', disabledReason: null, disabledAt: null } as const;
  await updateEndpoint(unitOfWork, endpoint, { ...enabled, updatedAt });
}
