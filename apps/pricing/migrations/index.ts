import { auditMigrations, idempotencyMigrations, republicationMigrations } from '#operations';
import { messagingMigrations } from '#messaging';
import { migrationOf } from '#platform';
import { termMigrations } from '#terms/migrations';
import { jobTables } from './job-tables.js';
import { priceTables } from './price-tables.js';
import { referenceTables } from './reference-tables.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...idempotencyMigrations,
  ...republicationMigrations,
  ...termMigrations,
  migrationOf('Pricing1780272000100', [...referenceTables, ...priceTables, ...jobTables]),
];
