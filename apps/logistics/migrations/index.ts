import {
  AuditOrder1763856000000,
  AuditRows1763683207000,
  InboxSearchPath1763769600000,
  MessagingTables1763683200000,
} from '#messaging';
import { LogisticsTables1763683300000 } from './logistics-tables.migration.js';

/** The migrations of logistics' schema, in order. */
export const migrations = [
  MessagingTables1763683200000,
  LogisticsTables1763683300000,
  AuditRows1763683207000,
  InboxSearchPath1763769600000,
  AuditOrder1763856000000,
];
