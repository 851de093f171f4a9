import { WorkerTransactor, recordAudit } from '#messaging';
import { Injectable } from '@nestjs/common';
import { Refresh } from '../auth/refresh.js';
import { endSessionsOf } from '../auth/store/console-session.store.js';

/** An operator ends a client's or a person's sessions of the console (decision 2.9). */
@Injectable()
export class EndSessions {
  /** Allowed while events cannot be published, like the revocation of a client. */
  constructor(
    private readonly transactor: WorkerTransactor,
    private readonly refresh: Refresh,
  ) {}

  /**
   * Each gateway instance refuses their tokens within a second. Repeating it changes nothing.
   * @returns how many sessions were live
   */
  async end(operator: string, clientId: string): Promise<number> {
    return this.transactor.run('operators', async (unitOfWork) => {
      const ended = await endSessionsOf(unitOfWork, clientId);
      if (ended === 0) return ended;
      await recordAudit(unitOfWork, {
        who: operator,
        what: 'sessions.ended',
        details: { clientId, ended },
      });
      unitOfWork.onCommitted(() => this.refresh.now());
      return ended;
    });
  }
}
