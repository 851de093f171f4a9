import {
  auditMigrations,
  idempotencyMigrations,
  republicationMigrations,
  rollupMigrations,
} from '#operations';
import { messagingMigrations } from '#messaging';
import { migrationOf, searchFunctions } from '#platform';
import { documentTables } from './document-tables.js';
import { orderFlowTables } from './order-flow-tables.js';
import { parcelTables } from './parcel-tables.js';
import { shipmentTables } from './shipment-tables.js';
import { trackingTables } from './tracking-tables.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...idempotencyMigrations,
  ...republicationMigrations,
  ...rollupMigrations,
  migrationOf('Logistics1780272000100', [
    ...searchFunctions,
    ...orderFlowTables,
    ...shipmentTables,
    ...parcelTables,
    ...trackingTables,
    ...documentTables,
  ]),
];
