import { auditMigrations, messagingMigrations } from '#messaging';
import { EndpointNeeds1767484800000 } from './endpoint-needs.migration.js';
import { ListFilters1765324800300 } from './list-filters.migration.js';
import { WebhookHealth1765843200000 } from './webhook-health.migration.js';
import { WebhookPartitions1764979300100 } from './webhook-partitions.migration.js';
import { WebhookQueueIndexes1765843200100 } from './webhook-queue-indexes.migration.js';
import { WebhookTables1764979300000 } from './webhook-tables.migration.js';
import { WebhooksComments1770076800700 } from './table-comments.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  WebhookTables1764979300000,
  WebhookPartitions1764979300100,
  WebhookHealth1765843200000,
  WebhookQueueIndexes1765843200100,
  ListFilters1765324800300,
  EndpointNeeds1767484800000,
  WebhooksComments1770076800700,
];
