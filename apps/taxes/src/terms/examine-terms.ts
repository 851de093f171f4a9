import { dayIn } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { invalidTerms } from '#terms';
import { daysAreCounted, zoneOf } from './domain/calendar.js';
import { currenciesOf } from './domain/currencies.js';
import { idOf, lineOf, type Terms } from './domain/documents.js';
import { changesPast, periodsOf } from './domain/periods.js';
import { endOfCorrection, isAsLoaded, placeOf } from './domain/revising.js';
import { faultsToConfirm, type Beside } from './faults-to-confirm.js';
import {
  documentsOf,
  hasDocument,
  lockDestinations,
  revisionsOf,
  withoutRate,
  type StoredRevision,
} from './store/terms.store.js';

/** The document that an operator loads, with options. */
export interface Loading {
  terms: Terms;
  /** The reason for replacing another revision, or for changing past days. */
  correction?: string | undefined;
  /** Accepts a document that is accepted only if it is intended. */
  confirm?: boolean | undefined;
  loadedBy: string;
}

export interface Accepted {
  id: string;
  line: string;
  revision: number;
  isNew: boolean;
  /** The revision that the document corrects. */
  replaced: StoredRevision | undefined;
}

export interface Examined {
  outcome: Accepted | Refusal;
  /** The terms that apply on the first day so far, or the last terms before it. */
  before: Terms | undefined;
  /** All revisions of the destination. */
  revisions: readonly StoredRevision[];
}

/**
 * Locks the destination of the terms, and decides the outcome of loading them.
 * @returns the outcome, which may be a refusal with `invalid-terms`; `already-loaded` for another document with the
 * same first day; `back-dated` if it would change past days (both unless it is a correction); `confirm-needed`
 */
export async function examine(unitOfWork: UnitOfWork, loading: Loading): Promise<Examined> {
  const { terms, correction, confirm } = loading;
  const beside = await placeBeside(unitOfWork, terms);
  const { revisions, before, place, added } = beside;
  const { existing } = place;
  const { id, line, revision } = added;
  const isSame = existing && (isAsLoaded(existing) || (correction && keepsEnd(existing, terms)));
  if (isSame && (await hasDocument(unitOfWork, existing.row, terms.document))) {
    const unchanged = { id: existing.id, line, revision, isNew: false, replaced: undefined };
    return { outcome: unchanged, before, revisions };
  }
  const refusal =
    (await refuseCurrencies(unitOfWork, terms)) ??
    (correction === undefined ? refuseUncorrected(terms, beside) : undefined) ??
    (confirm === true ? undefined : await refuseUnconfirmed(unitOfWork, terms, beside));
  const accepted = { id, line, revision, isNew: true, replaced: existing };
  return { outcome: refusal ?? accepted, before, revisions };
}

async function placeBeside(unitOfWork: UnitOfWork, terms: Terms): Promise<Beside> {
  const { kind, document } = terms;
  const { destination, validFrom, validUntil } = document;
  lockDestinations(unitOfWork, [destination]);
  const revisions = await revisionsOf(unitOfWork, destination);
  const line = lineOf(terms);
  const lineRevisions = revisions.filter((revision) => revision.line === line);
  const place = placeOf(validFrom, lineRevisions);
  const { revision } = place;
  const inForce = periodsOf(lineRevisions).findLast(({ from }) => from <= validFrom)?.terms;
  const before = inForce && (await storedTerms(unitOfWork, terms, inForce));
  const added = {
    id: idOf(line, validFrom, revision),
    line,
    row: '',
    revision,
    validFrom,
    validUntil,
    loadedUntil: validUntil,
    timeZone: kind === 'rules' ? document.timeZone : undefined,
    end: undefined,
  };
  const zone = daysAreCounted(revisions) ? zoneOf(revisions) : added.timeZone;
  const today = dayIn(zone ?? zoneOf(revisions) ?? 'UTC', await unitOfWork.now());
  return { revisions, lineRevisions, place, before, added, today };
}

/** A correction that is sent again, after an operator has ended the terms. */
function keepsEnd(existing: StoredRevision, { document: { validUntil } }: Terms): boolean {
  return endOfCorrection(existing, validUntil) === existing.validUntil;
}

async function storedTerms(
  unitOfWork: UnitOfWork,
  { kind }: Terms,
  { row }: StoredRevision,
): Promise<Terms> {
  const documents = await documentsOf(unitOfWork, [row]);
  return { kind, document: documents.get(row) } as Terms;
}

async function refuseCurrencies(
  unitOfWork: UnitOfWork,
  terms: Terms,
): Promise<Refusal | undefined> {
  const used = currenciesOf(terms);
  const unknown = await withoutRate(unitOfWork, [...new Set(used.map(({ currency }) => currency))]);
  const faults = used
    .filter(({ currency }) => unknown.has(currency))
    .map(({ pointer, currency }) => ({
      pointer,
      code: 'no-fx-rate',
      detail: `has no exchange rate: load one of USD/${currency} first`,
    }));
  return faults.length === 0 ? undefined : invalidTerms(faults);
}

/** The changes that are accepted only as a correction. */
function refuseUncorrected(
  { kind, document }: Terms,
  { revisions, lineRevisions, place: { existing }, added, today }: Beside,
): Refusal | undefined {
  const zone = daysAreCounted(revisions) ? zoneOf(revisions) : undefined;
  if (kind === 'rules' && zone !== undefined && document.timeZone !== zone) {
    const detail = `is not ${zone}, in which the destination counts days: send \`correction\` and \`confirm\` to change that`;
    return invalidTerms([{ pointer: '/timeZone', code: 'other-time-zone', detail }]);
  }
  if (existing) return alreadyLoaded(existing);
  if (!changesPast(periodsOf(lineRevisions), periodsOf([...lineRevisions, added]), today))
    return undefined;
  const detail = `${document.validFrom} is before ${today}, the day at the destination, and other terms applied then or since.`;
  return refused('back-dated', '/validFrom', detail);
}

function alreadyLoaded(existing: StoredRevision): Refusal {
  const { id, validUntil } = existing;
  const ended = isAsLoaded(existing) ? '' : `, and an operator ended it on ${validUntil}`;
  const detail = `${id} begins on that day${ended}: load a correction with its reason, or another day.`;
  return refused('already-loaded', '/validFrom', detail);
}

async function refuseUnconfirmed(
  unitOfWork: UnitOfWork,
  terms: Terms,
  beside: Beside,
): Promise<Refusal | undefined> {
  const errors = await faultsToConfirm(unitOfWork, terms, beside);
  return errors.length === 0 ? undefined : invalidTerms(errors, 'confirm-needed');
}

function refused(code: string, pointer: string, detail: string): Refusal {
  return new Refusal(code, detail, { errors: [{ pointer, code, detail }] });
}
