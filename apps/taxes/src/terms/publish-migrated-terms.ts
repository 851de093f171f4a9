import { BackgroundWork, WorkerTransactor } from '#messaging';
import { Injectable } from '@nestjs/common';
import { publishDestination } from './publish-destination.js';
import { lockDestinations, unpublishedDestination } from './store/terms.store.js';

const INTERVAL_MS = 2_000;

/** Publishes the terms that the migration has loaded (decision 9.8), each destination in a separate transaction. */
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
      // If another process publishes the destination meanwhile, nothing is new after its commit.
      lockDestinations(unitOfWork, [destination]);
      await publishDestination(unitOfWork, destination);
      return true;
    });
  }
}
