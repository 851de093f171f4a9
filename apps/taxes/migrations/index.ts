import { auditMigrations, messagingMigrations } from '#messaging';
import { FxRates1763683200100 } from './fx-rate-tables.migration.js';
import { PublishedRate1764288000100 } from './published-rate.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  FxRates1763683200100,
  PublishedRate1764288000100,
];
