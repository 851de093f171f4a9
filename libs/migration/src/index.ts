export { awaitSchema } from './await-schema.js';
export { databaseName, dropDatabase, ensureDatabase, withDatabase, withOwner } from './database.js';
export { migrateDatabase, type Migration } from './migrate-database.js';
