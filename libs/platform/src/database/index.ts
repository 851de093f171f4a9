export { Database, POOL_SIZE } from './database.js';
export type { DatabaseOptions } from './database.js';
export { StoreClient } from './store-client.js';
export { isTransientStoreError } from './store-errors.js';
export { writeAlone } from './write-alone.js';
export { expectStatistics, clearStatistics } from './expected-statistics.js';
export type { ExpectedColumn, ExpectedStatistics } from './expected-statistics.js';
export { outsideTransaction } from './queries.js';
export type { Queries } from './queries.js';
