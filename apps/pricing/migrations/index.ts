import {
  AuditOrder1763856000000,
  AuditRows1763683207000,
  Idempotency1763683200300,
  InboxSearchPath1763769600000,
  MessagingTables1763683200000,
  ParkedMessageDigest1764201600000,
  ToldEvents1764115200000,
} from '#messaging';
import { Prices1763683200100 } from './price-tables.migration.js';
import { PriceJobs1763683207500 } from './price-jobs.migration.js';
import { PriceHotPaths1763683208000 } from './price-hot-paths.migration.js';

export const migrations = [
  MessagingTables1763683200000,
  Prices1763683200100,
  Idempotency1763683200300,
  AuditRows1763683207000,
  PriceJobs1763683207500,
  PriceHotPaths1763683208000,
  InboxSearchPath1763769600000,
  AuditOrder1763856000000,
  ToldEvents1764115200000,
  ParkedMessageDigest1764201600000,
];
