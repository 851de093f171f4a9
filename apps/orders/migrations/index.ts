import { auditMigrations, idempotencyMigrations, messagingMigrations } from '#messaging';
import { ChannelIntake1763856000100 } from './channel-intake.migration.js';
import { ErasedOrders1763942400000 } from './erased-orders.migration.js';
import { OrderStories1763856000000 } from './order-scenarios.migration.js';
import { Orders1763683200200 } from './order-tables.migration.js';
import { Surroundings1763683200100 } from './reference-tables.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...idempotencyMigrations,
  Surroundings1763683200100,
  Orders1763683200200,
  OrderStories1763856000000,
  ChannelIntake1763856000100,
  ErasedOrders1763942400000,
];
