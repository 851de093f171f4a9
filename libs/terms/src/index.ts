export { keepTerms } from './keep-terms.js';
export { faultsOfProposedTerms, withProposedTerms, type ProposedTerms } from './proposed-terms.js';
export { readOutlines, readTerms } from './read-terms.js';
export type { TermDocument, TermsEvent } from './term-document.js';
export { termsByDestination } from './terms-by-destination.js';
export { TermsCache, type TermContent, type TermHead } from './terms-cache.js';
