export { keepTerms } from './keep-terms.js';
export { compiledDocuments } from './migrations/compiled-documents.js';
export { COMPILED_RULES, COMPILED_TARIFFS } from './migrations/compiled-terms.js';
export { TermTable1767312000000 } from './migrations/term-table.migration.js';
export { faultsOfProposedTerms, withProposedTerms, type ProposedTerms } from './proposed-terms.js';
export { readAllTerms, readTerms } from './read-terms.js';
export type { TermDocument, TermsEvent } from './term-document.js';
export { termsByDestination } from './terms-by-destination.js';
export { TermsCache, type TermContent, type TermHead } from './terms-cache.js';
