export { compiledDocuments } from './compiled-documents.js';
export { COMPILED_RULES, COMPILED_TARIFFS } from './compiled-terms.js';
export { TermTable1767312000000 } from './term-table.migration.js';
export { TermComments1770076800005 } from './table-comments.migration.js';
