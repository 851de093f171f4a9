export * from '#store';
export { selectWithinBytes, smallRows } from './list-rows.js';
export { migrationOf } from './migration-of.js';
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
export * from './search/index.js';
export { shareOf } from './share-of.js';
