import { auditMigrations } from '#operations';
import { messagingMigrations } from '#messaging';
import { migrationOf } from '#platform';
import { deliveryTables } from './delivery-tables.js';
import { endpointTables } from './endpoint-tables.js';
import { eventTables } from './event-tables.js';
import { dayPartitions } from './day-partitions.js';
import { replayTables } from './replay-tables.js';
import { senderTables } from './sender-tables.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  migrationOf('Webhooks1780272000100', [
    ...endpointTables,
    ...eventTables,
    ...deliveryTables,
    ...dayPartitions,
    ...senderTables,
    ...replayTables,
  ]),
];
