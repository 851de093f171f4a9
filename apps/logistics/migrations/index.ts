import { auditMigrations, idempotencyMigrations, messagingMigrations } from '#messaging';
import { BuyerErasure1763856200000 } from './buyer-erasure.migration.js';
import { FulfillmentSteps1763856100000 } from './fulfillment-steps.migration.js';
import { LogisticsTables1763683300000 } from './logistics-tables.migration.js';
import { ParcelHeight1764028800000 } from './parcel-height.migration.js';
import { Shipments1763856000000 } from './shipments.migration.js';
import { StepTraces1763856300000 } from './step-traces.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...idempotencyMigrations,
  LogisticsTables1763683300000,
  Shipments1763856000000,
  FulfillmentSteps1763856100000,
  BuyerErasure1763856200000,
  StepTraces1763856300000,
  ParcelHeight1764028800000,
];
