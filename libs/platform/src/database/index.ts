export { Database, POOL_SIZE } from './database.js';
export type { DatabaseOptions } from './database.js';
export { StoreClient } from './store-client.js';
export { isTransientStoreError } from './store-errors.js';
export { writeAlone } from './write-alone.js';
export { expectStatistics, forgetStatistics } from './expected-statistics.js';
export type { ExpectedColumn, ExpectedStatistics } from './expected-statistics.js';
