import {
  AuditOrder1763856000000,
  AuditRows1763683207000,
  InboxSearchPath1763769600000,
  MessagingTables1763683200000,
  ParkedMessageDigest1764201600000,
  ToldEvents1764115200000,
} from '#messaging';
import { FxRates1763683200100 } from './fx-rate-tables.migration.js';

export const migrations = [
  MessagingTables1763683200000,
  FxRates1763683200100,
  AuditRows1763683207000,
  InboxSearchPath1763769600000,
  AuditOrder1763856000000,
  ToldEvents1764115200000,
  ParkedMessageDigest1764201600000,
];
