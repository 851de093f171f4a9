import {
  AuditOrder1763856000000,
  AuditRows1763683207000,
  Idempotency1763683200300,
  InboxSearchPath1763769600000,
  MessagingTables1763683200000,
  ParkedMessageDigest1764201600000,
  ToldEvents1764115200000,
} from '#messaging';
import { BuyerErasure1763856200000 } from './buyer-erasure.migration.js';
import { FulfillmentSteps1763856100000 } from './fulfillment-steps.migration.js';
import { LogisticsTables1763683300000 } from './logistics-tables.migration.js';
import { ParcelHeight1764028800000 } from './parcel-height.migration.js';
import { Shipments1763856000000 } from './shipments.migration.js';
import { StepTraces1763856300000 } from './step-traces.migration.js';

/** The migrations of logistics' schema, in order. */
export const migrations = [
  MessagingTables1763683200000,
  Idempotency1763683200300,
  AuditRows1763683207000,
  LogisticsTables1763683300000,
  InboxSearchPath1763769600000,
  AuditOrder1763856000000,
  Shipments1763856000000,
  FulfillmentSteps1763856100000,
  BuyerErasure1763856200000,
  StepTraces1763856300000,
  ParcelHeight1764028800000,
  ToldEvents1764115200000,
  ParkedMessageDigest1764201600000,
];
