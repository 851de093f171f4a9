export { searchFunctions, searchIndexOn } from './search-functions.js';
export { insertSearchKeys, searchTable } from './search-table.js';
export type { SearchTable } from './search-table.js';
export { SEARCH_BY_PARTS, hasParts, hasWords, searchedBy, searchedWords } from './search.js';
