import type { Day, RuleSet } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import type { DestinationRevision } from './domain/calendar.js';
import { kindOf, type TermsKind } from './domain/documents.js';
import { lookedUpRates, type DutyCover } from './domain/duty-cover.js';
import { periodsOf, periodsSince } from './domain/periods.js';
import { documentsOf } from './store/terms.store.js';

/**
 * Reads the days, from a given day on, on which the rules of a destination look up duty rates and on which it has a
 * table of them.
 */
export async function dutyCoverOf(
  unitOfWork: UnitOfWork,
  revisions: readonly DestinationRevision[],
  from: Day,
): Promise<DutyCover> {
  const periodsOfKind = (kind: TermsKind) =>
    periodsSince(periodsOf(revisions.filter(({ line }) => kindOf(line) === kind)), from);
  const rules = periodsOfKind('rules');
  const documents = await documentsOf(unitOfWork, [
    ...new Set(rules.map(({ terms }) => terms.row)),
  ]);
  const looksUp = (row: string) => lookedUpRates(documents.get(row) as RuleSet).length > 0;
  return {
    rules: rules.filter(({ terms }) => looksUp(terms.row)),
    tables: periodsOfKind('duties'),
  };
}
