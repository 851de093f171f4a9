import { auditMigrations, messagingMigrations } from '#messaging';
import { WebhookPartitions1764979300100 } from './webhook-partitions.migration.js';
import { WebhookTables1764979300000 } from './webhook-tables.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  WebhookTables1764979300000,
  WebhookPartitions1764979300100,
];
