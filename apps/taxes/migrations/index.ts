import { auditMigrations, messagingMigrations } from '#messaging';
import { FxRates1763683200100 } from './fx-rate-tables.migration.js';

export const migrations = [...messagingMigrations, ...auditMigrations, FxRates1763683200100];
