import { BackgroundWork, WorkerTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { publishLine } from './publish-line.js';
import { dueLines, lockLines } from './store/terms.store.js';

const INTERVAL_MS = 1_000;

/** Publishes terms once more when they come into force or have ended (decision 9.6). */
@Injectable()
export class PublishDueTerms {
  constructor(
    private readonly transactor: WorkerTransactor,
    background: BackgroundWork,
  ) {
    background.every(INTERVAL_MS, 'due-terms', () => this.run());
  }

  private run(): Promise<boolean> {
    return this.transactor.run('background', async (uow) => {
      const lines = await dueLines(uow);
      // Another process may publish them meanwhile: after its commit nothing is new.
      lockLines(uow, lines);
      for (const line of lines) await publishLine(uow, line);
      return lines.length > 0;
    });
  }
}
