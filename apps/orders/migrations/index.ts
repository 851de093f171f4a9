import {
  auditMigrations,
  idempotencyMigrations,
  republicationMigrations,
  rollupMigrations,
} from '#operations';
import { messagingMigrations } from '#messaging';
import { migrationOf } from '#platform';
import { termMigrations } from '#terms/migrations';
import { exceptionTables } from './exception-tables.js';
import { historyTables } from './history-tables.js';
import { intakeTables } from './intake-tables.js';
import { orderCounts } from './order-counts.js';
import { orderSearch } from './order-search.js';
import { orderTables } from './order-tables.js';
import { parcelTables } from './parcel-tables.js';
import { referenceTables } from './reference-tables.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...idempotencyMigrations,
  ...republicationMigrations,
  ...rollupMigrations,
  ...termMigrations,
  migrationOf('Orders1780272000100', [
    ...referenceTables,
    ...orderTables,
    ...orderCounts,
    ...orderSearch,
    ...historyTables,
    ...parcelTables,
    ...exceptionTables,
    ...intakeTables,
  ]),
];
