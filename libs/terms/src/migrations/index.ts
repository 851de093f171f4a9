import { migrationOf } from '#platform';
import { termTable } from './term-table.js';

export { compiledDocuments } from './compiled-documents.js';
export { COMPILED_RULES, COMPILED_TARIFFS } from './compiled-terms.js';

/** For a service that stores the terms that taxes publishes. */
export const termMigrations = [migrationOf('Terms1780272000005', termTable)];
