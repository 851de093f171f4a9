import {
  AuditOrder1763856000000,
  InboxSearchPath1763769600000,
  MessagingTables1763683200000,
  ParkedMessageDigest1764201600000,
  ToldEvents1764115200000,
} from '#messaging';
import { ClientLife1763856001000 } from './client-life.migration.js';
import { GatewayTables1763683210000 } from './gateway-tables.migration.js';
import { KeyRotation1763856002000 } from './key-rotation.migration.js';

export const migrations = [
  MessagingTables1763683200000,
  GatewayTables1763683210000,
  InboxSearchPath1763769600000,
  AuditOrder1763856000000,
  ClientLife1763856001000,
  KeyRotation1763856002000,
  ToldEvents1764115200000,
  ParkedMessageDigest1764201600000,
];
