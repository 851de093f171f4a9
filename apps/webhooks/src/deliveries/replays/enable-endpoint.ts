import { HttpTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { audit } from '../audit.js';
import { transactionOf, type EndpointAccess } from '../endpoint-access.js';
import { StartReplay } from './start-replay.js';
import { enable, lockEndpoint } from '../store/addressed-endpoint.store.js';
import { cancelRunning, type Replay } from '../store/replay.store.js';

export interface EnabledEndpoint {
  endpointId: string;
  /** Sends what was not delivered meanwhile, if that was asked for. */
  recovery?: Replay;
}

/** Enables an endpoint, and sends it what it has not got (decision 9.5). */
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
    access: EndpointAccess,
    endpointId: string,
    recoverFrom: Date | undefined,
  ): Promise<EnabledEndpoint> {
    return this.transactor.run(transactionOf(access), async (work) => {
      const endpoint = await lockEndpoint(work, access, endpointId);
      if (endpoint.state === 'disabled') cancelRunning(work, endpointId);
      enable(work, endpointId);
      const details = { recoverFrom: recoverFrom?.toISOString() };
      await audit(work, access, 'webhook-endpoint.enabled', endpoint, details);
      if (!recoverFrom) return { endpointId };
      const wanted = { from: recoverFrom, only: 'failed' } as const;
      return { endpointId, recovery: await this.replays.begin(work, endpoint, 'recovery', wanted) };
    });
  }
}
