export { compiledDocuments } from './compiled-documents.js';
export { COMPILED_RULES, COMPILED_TARIFFS } from './compiled-terms.js';
export { TermTable1767312000000 } from './term-table.migration.js';
