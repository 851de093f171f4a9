import { auditMigrations, messagingMigrations, republicationMigrations } from '#messaging';
import { FxRates1763683200100 } from './fx-rate-tables.migration.js';
import { TermsTables1765065600000 } from './terms-tables.migration.js';
import { TaxesComments1770076800600 } from './table-comments.migration.js';

export const migrations = [
  ...messagingMigrations,
  ...auditMigrations,
  ...republicationMigrations,
  FxRates1763683200100,
  TermsTables1765065600000,
  TaxesComments1770076800600,
];
