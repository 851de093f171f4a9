import {
  AuditOrder1763856000000,
  AuditRows1763683207000,
  Idempotency1763683200300,
  InboxSearchPath1763769600000,
  MessagingTables1763683200000,
  ParkedMessageDigest1764201600000,
  ToldEvents1764115200000,
} from '#messaging';
import { Surroundings1763683200100 } from './reference-tables.migration.js';
import { Orders1763683200200 } from './order-tables.migration.js';
import { ChannelIntake1763856000100 } from './channel-intake.migration.js';
import { OrderStories1763856000000 } from './order-scenarios.migration.js';
import { ErasedOrders1763942400000 } from './erased-orders.migration.js';

export const migrations = [
  MessagingTables1763683200000,
  Surroundings1763683200100,
  Orders1763683200200,
  Idempotency1763683200300,
  AuditRows1763683207000,
  InboxSearchPath1763769600000,
  AuditOrder1763856000000,
  OrderStories1763856000000,
  ChannelIntake1763856000100,
  ErasedOrders1763942400000,
  ToldEvents1764115200000,
  ParkedMessageDigest1764201600000,
];
