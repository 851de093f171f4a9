import { HttpTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { auditByOperator } from '../../endpoints/audit-by-operator.js';
import { shareOfRequester, type Requester } from '../../endpoints/requester.js';
import { lockedEndpoint } from '../../endpoints/addressed-endpoint.js';
import { cancelRunning, type Replay } from '../store/replay.store.js';
import { replayOf } from './read-replay.js';

/** Ends the running replay of an endpoint. Queued deliveries are still sent. */
@Injectable()
export class CancelReplay {
  constructor(private readonly transactor: HttpTransactor) {}

  /** Repeating it changes nothing. @throws Refusal `endpoint-not-found`, `not-found` if there was none */
  async cancel(requester: Requester, endpointId: string): Promise<Replay> {
    return this.transactor.run(shareOfRequester(requester), async (unitOfWork) => {
      const endpoint = await lockedEndpoint(unitOfWork, requester, endpointId);
      const { replayId, state } = await replayOf(unitOfWork, endpointId);
      if (state === 'running') {
        cancelRunning(unitOfWork, endpointId);
        await auditByOperator(unitOfWork, requester, 'replay-cancelled', endpoint, { replayId });
      }
      return replayOf(unitOfWork, endpointId);
    });
  }
}
