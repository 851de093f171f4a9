import { migrationClass } from '#store';
import { auditTable } from './audit-table.js';
import { inboxTables } from './inbox-tables.js';
import { listTables } from './list-tables.js';
import { outboxTables } from './outbox-tables.js';
import { parkedTables } from './parked-tables.js';

/**
 * Outbox, inbox, parked messages, lists, restores and audit, the same in every service's schema. TypeORM runs all
 * migrations of a service by the time in their names.
 */
export const messagingMigrations = [
  migrationClass('Messaging1780272000000', [
    ...outboxTables,
    ...inboxTables,
    ...parkedTables,
    ...listTables,
    ...auditTable,
  ]),
];
