import { migrationOf } from '#platform';
import { auditTable } from './audit-table.js';
import { idempotencyTable } from './idempotency-table.js';
import { inboxTables } from './inbox-tables.js';
import { listTables } from './list-tables.js';
import { outboxTables } from './outbox-tables.js';
import { parkedTables } from './parked-tables.js';
import { republicationTable } from './republication-table.js';
import { rollupTables } from './rollup-tables.js';

/**
 * Outbox, inbox, parked messages, lists and restores, the same in every service's schema. TypeORM runs all migrations
 * of a service by the time in their names.
 */
export const messagingMigrations = [
  migrationOf('Messaging1780272000000', [
    ...outboxTables,
    ...inboxTables,
    ...parkedTables,
    ...listTables,
  ]),
];

/** The audit of operators' requests. */
export const auditMigrations = [migrationOf('Audit1780272000001', auditTable)];

/** For a service with operations that take an `Idempotency-Key`. */
export const idempotencyMigrations = [migrationOf('Idempotency1780272000002', idempotencyTable)];

/** For a service that republishes its subjects. */
export const republicationMigrations = [
  migrationOf('Republication1780272000003', republicationTable),
];

/** For a service that counts its rows in a rollup. */
export const rollupMigrations = [migrationOf('Rollup1780272000004', rollupTables)];
