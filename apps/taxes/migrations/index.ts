import { auditMigrations, republicationMigrations } from '#operations';
import { messagingMigrations } from '#messaging';
import { migrationOf } from '#platform';
import { fxRateTables } from './fx-rate-tables.js';
import { termsTables } from './terms-tables.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...republicationMigrations,
  migrationOf('Taxes1780272000100', [...fxRateTables, ...termsTables]),
];
