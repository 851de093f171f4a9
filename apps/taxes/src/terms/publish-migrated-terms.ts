import { BackgroundWork, WorkerTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { publishDestination } from './publish-destination.js';
import { lockDestinations, unpublishedDestination } from './store/terms.store.js';

const INTERVAL_MS = 2_000;

/** Publishes the terms that the migration has loaded (decision 9.8), each destination in a transaction of its own. */
@Injectable()
export class PublishMigratedTerms {
  constructor(
    private readonly transactor: WorkerTransactor,
    background: BackgroundWork,
  ) {
    background.every(INTERVAL_MS, 'migrated-terms', () => this.run());
  }

  private run(): Promise<boolean> {
    return this.transactor.run('background', async (unitOfWork) => {
      const destination = await unpublishedDestination(unitOfWork);
      if (destination === undefined) return false;
      // Another process may publish it meanwhile: after its commit nothing is new.
      lockDestinations(unitOfWork, [destination]);
      await publishDestination(unitOfWork, destination);
      return true;
    });
  }
}
