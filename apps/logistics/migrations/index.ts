import {
  auditMigrations,
  idempotencyMigrations,
  messagingMigrations,
  republicationMigrations,
  rollupMigrations,
} from '#messaging';
import { BuyerErasure1763856200000 } from './buyer-erasure.migration.js';
import { DocumentKey1765238400000 } from './document-key.migration.js';
import { DocumentIds1764806400000 } from './document-ids.migration.js';
import { FulfillmentSteps1763856100000 } from './fulfillment-steps.migration.js';
import { LogisticsTables1763683300000 } from './logistics-tables.migration.js';
import { ParcelHeight1764028800000 } from './parcel-height.migration.js';
import { ParcelCounts1767484800300 } from './summary/parcel-counts.migration.js';
import { ShipmentLists1764979200200 } from './shipment-lists.migration.js';
import { Shipments1763856000000 } from './shipments.migration.js';
import { StepTraces1763856300000 } from './step-traces.migration.js';
import { StepTurns1770336000500 } from './step-turns.migration.js';
import { ListFilters1765324800200 } from './list-filters.migration.js';
import { FillParcelSearchKeys1767571200100 } from './search/fill-parcel-search.migration.js';
import { ParcelSearchKeys1767571200000 } from './search/parcel-search.migration.js';
import { OperatorList1764460800200 } from './operator-list.migration.js';
import { LogisticsComments1770076800500 } from './table-comments.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...idempotencyMigrations,
  ...republicationMigrations,
  LogisticsTables1763683300000,
  Shipments1763856000000,
  FulfillmentSteps1763856100000,
  BuyerErasure1763856200000,
  StepTraces1763856300000,
  ParcelHeight1764028800000,
  OperatorList1764460800200,
  DocumentIds1764806400000,
  ShipmentLists1764979200200,
  DocumentKey1765238400000,
  ListFilters1765324800200,
  ...rollupMigrations,
  ParcelCounts1767484800300,
  ParcelSearchKeys1767571200000,
  FillParcelSearchKeys1767571200100,
  LogisticsComments1770076800500,
  StepTurns1770336000500,
];
