import { auditMigrations, idempotencyMigrations, messagingMigrations } from '#messaging';
import { PriceHotPaths1763683208000 } from './price-hot-paths.migration.js';
import { PriceJobs1763683207500 } from './price-jobs.migration.js';
import { Prices1763683200100 } from './price-tables.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...idempotencyMigrations,
  Prices1763683200100,
  PriceJobs1763683207500,
  PriceHotPaths1763683208000,
];
