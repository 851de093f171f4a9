import { AuditOrder1763856000000 } from './audit/audit-order.migration.js';
import { AuditRows1763683207000 } from './audit/audit-rows.migration.js';
import { AuditSubjectIds1767225600200 } from './audit/audit-subject-ids.migration.js';
import { AuditSubjects1764979200100 } from './audit/audit-subjects.migration.js';
import { Idempotency1763683200300 } from './idempotency-keys.migration.js';
import { InboxSearchPath1763769600000 } from './inbox-search-path.migration.js';
import { MessagingTables1763683200000 } from './messaging-tables.migration.js';
import { OutboxArchive1764288000000 } from './outbox-archive-names.migration.js';
import { ToldEvents1764115200000 } from './outbox-archive-tables.migration.js';
import { ParkedMessageDigest1764201600000 } from './parked-message-digest.migration.js';
import { RollupTables1767484800000 } from './rollup-tables.migration.js';
import { OutboxTurns1770336000000 } from './outbox-turns.migration.js';
import { Republications1764633600000 } from './republication-table.migration.js';
import { Restorations1770163200000 } from './restoration-table.migration.js';
import {
  AuditComments1770076800001,
  IdempotencyComments1770076800002,
  MessagingComments1770076800000,
  RepublicationComments1770076800003,
  RollupComments1770076800004,
} from './table-comments.migration.js';

/** Outbox, inbox, parked messages and restores. TypeORM runs all migrations of a service by the time in their names. */
export const messagingMigrations = [
  MessagingTables1763683200000,
  InboxSearchPath1763769600000,
  ToldEvents1764115200000,
  ParkedMessageDigest1764201600000,
  OutboxArchive1764288000000,
  MessagingComments1770076800000,
  Restorations1770163200000,
  OutboxTurns1770336000000,
];

/** The audit of operators' requests. */
export const auditMigrations = [
  AuditRows1763683207000,
  AuditOrder1763856000000,
  AuditSubjects1764979200100,
  AuditSubjectIds1767225600200,
  AuditComments1770076800001,
];

/** For a service with operations that take an `Idempotency-Key`. */
export const idempotencyMigrations = [Idempotency1763683200300, IdempotencyComments1770076800002];

/** For a service that republishes its subjects. */
export const republicationMigrations = [
  Republications1764633600000,
  RepublicationComments1770076800003,
];

/** For a service that counts its rows in a rollup. */
export const rollupMigrations = [RollupTables1767484800000, RollupComments1770076800004];

/** For a service that made the table itself. */
export const auditIndexMigrations = [
  AuditOrder1763856000000,
  AuditSubjects1764979200100,
  AuditSubjectIds1767225600200,
  AuditComments1770076800001,
];
