export { Database } from './database.js';
export type { DatabaseOptions } from './database.js';
export { isTransientStoreError } from './store-errors.js';
