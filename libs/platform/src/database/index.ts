export { selectWithinBytes, smallRows } from './list-rows.js';
export { migrationOf } from './migration-of.js';
export { triggerFunction } from './trigger-function.js';
export { Database } from './database.js';
export type { DatabaseOptions } from './database.js';
export { entityOptions } from './entity-options.js';
export { StoreClient } from './store-client.js';
export { isTransientStoreError } from './store-errors.js';
export { writeAlone } from './write-alone.js';
export { expectedStatistics } from './expected-statistics.js';
export type { ExpectedColumn, ExpectedStatistics } from './expected-statistics.js';
export { behind, orderBy } from './list/page-order.js';
export type { ListColumns } from './list/page-order.js';
export { pagesOf } from './list/merchants-list.js';
export { pageTokens } from './list/page-tokens.js';
export { loadListPage, namedWhere, SCANNED_ROWS } from './list/list-page.js';
export type {
  Bind,
  ListConditions,
  ListTable,
  NamedRows,
  PageStatement,
} from './list/list-page.js';
export { outsideTransaction } from './queries.js';
export type { Queries } from './queries.js';
export { required } from './required.js';
export { RowColumns } from './row-columns.js';
export type { Nullable } from './row-columns.js';
export { WorkShares, shareOf } from './share/work-shares.js';
export type { Share } from './share/work-shares.js';
export * from './search/index.js';
