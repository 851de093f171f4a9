import { auditMigrations, messagingMigrations, republicationMigrations } from '#messaging';
import { FxRates1763683200100 } from './fx-rate-tables.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...republicationMigrations,
  FxRates1763683200100,
];
