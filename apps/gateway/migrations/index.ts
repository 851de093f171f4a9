import { auditIndexMigrations, messagingMigrations } from '#messaging';
import { ChannelAccess1767398400000 } from './channel-access.migration.js';
import { ChannelTokenList1764979200300 } from './channel-token-list.migration.js';
import { ClientAccess1764979200000 } from './client-access.migration.js';
import { ClientLife1763856001000 } from './client-life.migration.js';
import { ConsoleSessions1764979200400 } from './console-sessions.migration.js';
import { EndedSessions1764806500000 } from './ended-sessions.migration.js';
import { GatewayTables1763683210000 } from './gateway-tables.migration.js';
import { KeyRotation1763856002000 } from './key-rotation.migration.js';
import { RequestLog1766448000000 } from './request-log.migration.js';
import { GatewayComments1770076800100 } from './table-comments.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditIndexMigrations,
  GatewayTables1763683210000,
  ClientLife1763856001000,
  KeyRotation1763856002000,
  EndedSessions1764806500000,
  ClientAccess1764979200000,
  ChannelTokenList1764979200300,
  ConsoleSessions1764979200400,
  RequestLog1766448000000,
  ChannelAccess1767398400000,
  GatewayComments1770076800100,
];
