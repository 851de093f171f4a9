import { BackgroundWork, WorkerTransactor } from '#messaging';
import { Database, writeAlone } from '#platform';
import { Inject, Injectable } from '@nestjs/common';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../config.js';
import {
  dropRemovedTypes,
  endpointsToPruneOfAllMerchants,
  endPruning,
} from '../endpoints/store/removed-types.store.js';
import { removeDueOfNoEndpoint } from './store/disabled-endpoint.store.js';

const PARTITIONS_MS = 3_600_000;
const REMOVAL_MS = 2_000;
/** The number of rows that one transaction removes; the next follows at once. */
const REMOVED_AT_ONCE = 1_000;

/**
 * Creates and drops the daily partitions, and removes queued deliveries of endpoints that no longer receive events, and
 * of types that an endpoint no longer receives.
 */
@Injectable()
export class Upkeep {
  constructor(
    background: BackgroundWork,
    database: Database,
    transactor: WorkerTransactor,
    @Inject(WEBHOOKS_CONFIG) { WEBHOOKS_RETENTION_DAYS }: WebhooksConfig,
  ) {
    background.every(PARTITIONS_MS, 'partitions by day', async () => {
      await writeAlone(database.worker, MAINTAIN, [WEBHOOKS_RETENTION_DAYS]);
      return false;
    });
    background.every(PARTITIONS_MS, 'counts of hours', async () => {
      await writeAlone(database.worker, FORGET_HOURS, []);
      return false;
    });
    background.every(REMOVAL_MS, 'deliveries of removed types', async () => {
      await transactor.run('background', async (unitOfWork) => {
        const ids = await endpointsToPruneOfAllMerchants(unitOfWork);
        for (const id of ids) await dropRemovedTypes(unitOfWork, id);
        endPruning(unitOfWork, ids);
      });
      return false;
    });
    background.every(REMOVAL_MS, 'due deliveries of no endpoint', async () => {
      const removed = await transactor.run('background', (unitOfWork) =>
        removeDueOfNoEndpoint(unitOfWork, REMOVED_AT_ONCE),
      );
      return removed > 0;
    });
  }
}

const FORGET_HOURS = `DELETE FROM endpoint_hour WHERE hour < now() - interval '25 hours'`;

const MAINTAIN = `
  SELECT maintain_partitions(parent, now(), $1) FROM unnest(ARRAY['event', 'delivery']) AS parent`;
