export { awaitSchema } from './await-schema.js';
export { databaseName, dropDatabase, ensureDatabase, withDatabase, withOwner } from './database.js';
export { migrateDatabase } from './migrate-database.js';
export type { Migration } from './recorded-migrations.js';
