import type { Day, Fault } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import { daysAreCounted, zoneOf } from './domain/calendar.js';
import { kindOf, type Terms } from './domain/documents.js';
import { firstDayLeftWithout, firstDayWithout, lookedUpRates } from './domain/duty-cover.js';
import { periodsOf } from './domain/periods.js';
import type { Place } from './domain/revising.js';
import { unusualRates } from './domain/unusual-rates.js';
import { dutyCoverOf } from './read-duty-cover.js';
import type { StoredRevision } from './store/terms.store.js';

/** The existing terms for a document to load. */
export interface Beside {
  /** All revisions of the destination. */
  revisions: readonly StoredRevision[];
  /** The revisions of its line. */
  lineRevisions: readonly StoredRevision[];
  place: Place<StoredRevision>;
  /** The terms that apply on the first day so far, or the last terms before it. */
  before: Terms | undefined;
  /** The document as a revision. */
  added: StoredRevision;
  /** Today in the time zone of the destination. */
  today: Day;
}

/** The faults that are accepted if an operator confirms that the document is intended (decision 9.4). */
export async function faultsToConfirm(
  unitOfWork: UnitOfWork,
  terms: Terms,
  beside: Beside,
): Promise<Fault[]> {
  return [
    ...zoneFaults(terms, beside),
    ...unusualRates(terms, beside.before),
    ...(terms.kind === 'rules' ? rulesWithoutDuties(terms, beside) : []),
    ...(terms.kind === 'duties' ? await shortenedDuties(unitOfWork, terms, beside) : []),
  ];
}

/** Finds a correction after which all terms of the destination would count days in another time zone. */
function zoneFaults({ kind, document }: Terms, { revisions }: Beside): Fault[] {
  const zone = zoneOf(revisions);
  if (kind !== 'rules' || !daysAreCounted(revisions) || document.timeZone === zone) return [];
  const detail = `is not ${zone}, in which the destination counts days: confirm that all its terms are to count them in ${document.timeZone}`;
  return [{ pointer: '/timeZone', code: 'confirm-needed', detail }];
}

/**
 * Finds rules that look up duty rates that are missing on their first day: prices would be withdrawn, and orders
 * refused.
 */
function rulesWithoutDuties(
  { document }: Terms<'rules'>,
  { revisions, lineRevisions, added, today }: Beside,
): Fault[] {
  const pointers = lookedUpRates(document);
  if (pointers.length === 0) return [];
  const tables = periodsOf(revisions.filter(({ line }) => kindOf(line) === 'duties'));
  const rules = periodsOf([...lineRevisions, added]).filter(({ terms }) => terms === added);
  const day = firstDayWithout({ rules, tables }, today);
  if (day === undefined) return [];
  const detail = `looks up duty rates, and ${document.destination} has none on ${day}: load the duty rates first, or confirm that goods that need one are refused`;
  return pointers.map((pointer) => ({ pointer, code: 'no-duty-rates', detail }));
}

/** Finds a correction that ends earlier than the rules that look up its rates. */
async function shortenedDuties(
  unitOfWork: UnitOfWork,
  { document }: Terms<'duties'>,
  { revisions, added, today }: Beside,
): Promise<Fault[]> {
  const before = await dutyCoverOf(unitOfWork, revisions, today);
  const after = await dutyCoverOf(unitOfWork, [...revisions, added], today);
  const day = firstDayLeftWithout(before, after, today);
  if (day === undefined) return [];
  const pointer = document.validUntil === undefined ? '/validFrom' : '/validUntil';
  const detail = `leaves tax rules that look up duty rates without any on ${day}: confirm that goods that need one are refused`;
  return [{ pointer, code: 'no-duty-rates', detail }];
}
