import { auditMigrations, republicationMigrations } from '#operations';
import { messagingMigrations } from '#messaging';
import { migrationOf } from '#platform';
import { directoryTables } from './directory-tables.js';
import { listingMarks } from './listing-marks.js';
import { listingTables } from './listing-tables.js';
import { restrictionTables } from './restriction-tables.js';
import { skuTables } from './sku-tables.js';
import { skuWorkTables } from './sku-work-tables.js';
import { stockTables } from './stock-tables.js';
import { taxonomyTables } from './taxonomy-tables.js';
import { verdictTables } from './verdict-tables.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...republicationMigrations,
  migrationOf('Catalog1780272000100', [
    ...directoryTables,
    ...skuTables,
    ...skuWorkTables,
    ...verdictTables,
    ...restrictionTables,
    ...taxonomyTables,
    ...stockTables,
    ...listingTables,
    ...listingMarks,
  ]),
];
