import { dayIn, type Day } from '#landed-cost';
import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { zoneOf } from './domain/calendar.js';
import { destinationOf, kindOf, type TermsKind } from './domain/documents.js';
import { firstDayLeftWithout } from './domain/duty-cover.js';
import { changesPast, isWithdrawn, latestOf, periodsOf } from './domain/periods.js';
import { dutyCoverOf } from './read-duty-cover.js';
import { saveAndPublishDestination } from './publish-destination.js';
import { EvaluatedTerms } from './store/evaluated-terms.store.js';
import {
  insertEnd,
  lockDestinations,
  revisionsOf,
  type StoredRevision,
} from './store/terms.store.js';

/** The last day that an operator sets for terms. */
export interface Ending {
  /** The line of the terms, with the id within it. */
  line: string;
  id: string;
  /** The last day; a day before the first day withdraws the terms. */
  validUntil: Day;
  reason: string;
  /** The reason for changing past days. */
  correction?: string | undefined;
  who: string;
}

const AUDITED: Record<TermsKind, string> = {
  rules: 'tax-rules.ended',
  duties: 'duty-rates.ended',
  tariff: 'freight-tariff.ended',
};

/**
 * An operator sets the last day of terms, or withdraws them (decision 9.4), in the same way as for trade restrictions
 * (3.16).
 */
@Injectable()
export class EndTerms {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly evaluatedTerms: EvaluatedTerms,
  ) {}

  /**
   * Repeating the request changes nothing.
   * @throws Refusal `terms-not-found`; `not-in-force` if a correction replaced them or they were withdrawn;
   * `back-dated` if another law applied on a past day, unless it is a correction; `terms-too-large` if terms that apply
   * again are too large; `duty-rates-needed` if rules would look up missing duty rates
   */
  async end(ending: Ending): Promise<void> {
    const destination = destinationOf(ending.line);
    await this.transactor.run('operators', async (unitOfWork) => {
      const { line, id, validUntil, reason, correction, who } = ending;
      lockDestinations(unitOfWork, [destination]);
      const revisions = await revisionsOf(unitOfWork, destination);
      const current = revisions.find((revision) => revision.line === line && revision.id === id);
      if (!current) throw new Refusal('terms-not-found', `There are no terms ${id}.`);
      if (current.validUntil === validUntil && current.end?.reason === reason) return;
      await refuseEnd(unitOfWork, ending, { current, revisions });
      const end = { validUntil, reason, correction: correction ?? null };
      await insertEnd(unitOfWork, { terms: current.row, ...end, endedBy: who });
      await saveAndPublishDestination(unitOfWork, destination);
      const previous = current.validUntil;
      const details = {
        id,
        destination,
        previousValidUntil: previous,
        validUntil,
        reason,
        correction,
      };
      await recordAudit(unitOfWork, { who, what: AUDITED[kindOf(line)], details });
    });
    this.evaluatedTerms.invalidate(destination);
  }
}

async function refuseEnd(
  unitOfWork: UnitOfWork,
  { line, validUntil, correction }: Ending,
  { current, revisions }: { current: StoredRevision; revisions: readonly StoredRevision[] },
): Promise<void> {
  const { id } = current;
  const lineRevisions = revisions.filter((revision) => revision.line === line);
  if (!latestOf(lineRevisions).includes(current)) {
    throw refused('not-in-force', `A correction replaced ${id}: end that one.`);
  }
  if (isWithdrawn(current)) {
    throw refused('not-in-force', `${id} was withdrawn: load the document again instead.`);
  }
  const today = dayIn(zoneOf(revisions) ?? 'UTC', await unitOfWork.now());
  const ended = { ...current, validUntil };
  const periods = periodsOf(lineRevisions.with(lineRevisions.indexOf(current), ended));
  if (correction === undefined && changesPast(periodsOf(lineRevisions), periods, today)) {
    throw refused('back-dated', `Days after ${validUntil} are over, and other terms applied then.`);
  }
  if (kindOf(line) === 'tariff') return;
  const before = await dutyCoverOf(unitOfWork, revisions, today);
  const after = await dutyCoverOf(
    unitOfWork,
    revisions.with(revisions.indexOf(current), ended),
    today,
  );
  const day = firstDayLeftWithout(before, after, today);
  if (day !== undefined) {
    throw refused('duty-rates-needed', `Tax rules would look up duty rates without any on ${day}.`);
  }
}

function refused(code: string, detail: string): Refusal {
  return new Refusal(code, detail, { errors: [{ pointer: '/validUntil', code, detail }] });
}
