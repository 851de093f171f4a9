import { auditMigrations } from '#operations';
import { messagingMigrations } from '#messaging';
import { migrationOf } from '#platform';
import { clientTables } from './client-tables.js';
import { keyTable } from './key-table.js';
import { requestLogTable } from './request-log-table.js';
import { sessionTables } from './session-tables.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  migrationOf('Gateway1780272000100', [
    ...clientTables,
    ...keyTable,
    ...sessionTables,
    ...requestLogTable,
  ]),
];
