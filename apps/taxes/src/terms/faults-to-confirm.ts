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

/** What a document is loaded beside. */
export interface Beside {
  /** All of the destination. */
  revisions: readonly StoredRevision[];
  /** Of its line. */
  own: readonly StoredRevision[];
  place: Place<StoredRevision>;
  /** What applies on the first day so far, or applied last before it. */
  before: Terms | undefined;
  /** The document as a revision. */
  added: StoredRevision;
  /** In the time zone of the destination. */
  today: Day;
}

/** What is accepted only if an operator confirms that it is meant (decision 9.4). */
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

/** All terms of the destination would count days in another time zone. */
function zoneFaults({ kind, document }: Terms, { revisions }: Beside): Fault[] {
  const zone = zoneOf(revisions);
  if (kind !== 'rules' || !daysAreCounted(revisions) || document.timeZone === zone) return [];
  const detail = `is not ${zone}, in which the destination counts days: confirm that all its terms are to count them in ${document.timeZone}`;
  return [{ pointer: '/timeZone', code: 'confirm-needed', detail }];
}

/** Rules that look up duty rates which are not there when they begin: prices would be withdrawn, orders refused. */
function rulesWithoutDuties(
  { document }: Terms<'rules'>,
  { revisions, own, added, today }: Beside,
): Fault[] {
  const pointers = lookedUpRates(document);
  if (pointers.length === 0) return [];
  const tables = periodsOf(revisions.filter(({ line }) => kindOf(line) === 'duties'));
  const rules = periodsOf([...own, added]).filter(({ terms }) => terms === added);
  const day = firstDayWithout({ rules, tables }, today);
  if (day === undefined) return [];
  const detail = `looks up duty rates, and ${document.destination} has none on ${day}: load the duty rates first, or confirm that goods that need one are refused`;
  return pointers.map((pointer) => ({ pointer, code: 'no-duty-rates', detail }));
}

/** A correction that ends earlier, while rules still look up its rates. */
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
