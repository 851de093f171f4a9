import {
  faultsOfDutyRates,
  faultsOfFreightTariff,
  faultsOfRuleSet,
  type Fault,
} from '#landed-cost';
import type { Terms } from './documents.js';

/** The faults of a document by itself: none where it can be evaluated. */
export function contentFaults({ kind, document }: Terms): Fault[] {
  if (kind === 'rules') return faultsOfRuleSet(document);
  return kind === 'duties' ? faultsOfDutyRates(document) : faultsOfFreightTariff(document);
}
