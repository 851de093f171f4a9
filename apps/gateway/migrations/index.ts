import { AuditOrder1763856000000, messagingMigrations } from '#messaging';
import { ClientLife1763856001000 } from './client-life.migration.js';
import { EndedSessions1764806500000 } from './ended-sessions.migration.js';
import { GatewayTables1763683210000 } from './gateway-tables.migration.js';
import { KeyRotation1763856002000 } from './key-rotation.migration.js';

export const migrations = [
  ...messagingMigrations,
  AuditOrder1763856000000,
  GatewayTables1763683210000,
  ClientLife1763856001000,
  KeyRotation1763856002000,
  EndedSessions1764806500000,
];
