import { migrationOf } from '#platform';
import { auditIndex } from './audit-index.js';
import { idempotencyTable } from './idempotency-table.js';
import { republicationTable } from './republication-table.js';
import { rollupTables } from './rollup-tables.js';

/** For the list of what operators changed; every service has it. */
export const auditMigrations = [migrationOf('Audit1780272000001', auditIndex)];

/** For a service with operations that take an `Idempotency-Key`. */
export const idempotencyMigrations = [migrationOf('Idempotency1780272000002', idempotencyTable)];

/** For a service that republishes its subjects. */
export const republicationMigrations = [
  migrationOf('Republication1780272000003', republicationTable),
];

/** For a service that counts its rows in a rollup. */
export const rollupMigrations = [migrationOf('Rollup1780272000004', rollupTables)];
