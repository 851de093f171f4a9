export {
  contentRefusal,
  invalidTerms,
  MOST_BYTES,
  termsTooLarge,
  type WrittenTerms,
} from './content-faults.js';
export { DutyRatesDocument, DutyRatesMembers } from './documents/duty-rates.dto.js';
export { FreightTariffDocument } from './documents/freight-tariff.dto.js';
export { RuleSetDocument } from './documents/rule-set.dto.js';
export { plainDocument } from './documents/terms-document.dto.js';
export { day as termsDay } from './documents/terms.rules.js';
export { checkTerms, saveTerms } from './keep-terms.js';
export { withProposedTerms } from './proposed-terms.js';
export { readOutlines, readTerms } from './read-terms.js';
export { TERMS_CONTRACTS, type TermDocument, type TermsEvent } from './term-document.js';
export { termsByDestination } from './terms-by-destination.js';
export { TermsCache, type TermContent, type TermHead } from './terms-cache.js';
