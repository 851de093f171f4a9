import { migrationOf } from '#platform';
import { termTable } from './term-table.js';

/** For a service that stores the terms that taxes publishes. */
export const termMigrations = [migrationOf('Terms1780272000005', termTable)];
