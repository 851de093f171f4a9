import { dayIn, type Day } from '#landed-cost';
import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { addDays } from './domain/days.js';
import { changesPast, latestOf, periodsOf } from './domain/periods.js';
import { destinationOf, publishLine } from './publish-line.js';
import { EvaluatedTerms } from './store/evaluated-terms.store.js';
import {
  endTerms,
  lockLines,
  revisionsOf,
  storeNow,
  timeZoneOf,
  type StoredRevision,
} from './store/terms.store.js';
import type { TermsKind } from './domain/documents.js';

/** The last day that an operator gives to terms. */
export interface Ending {
  /** Of the line, with the id within it. */
  line: string;
  id: string;
  validUntil: Day;
  reason: string;
  who: string;
}

const AUDITED: Record<TermsKind, string> = {
  rules: 'tax-rules.ended',
  duties: 'duty-rates.ended',
  tariff: 'freight-tariff.ended',
};

/** An operator ends terms that are in force, or withdraws some to come (decision 9.4). */
@Injectable()
export class EndTerms {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly evaluatedTerms: EvaluatedTerms,
  ) {}

  /**
   * The same again changes nothing. The day before the first withdraws terms.
   * @throws Refusal `terms-not-found`; `not-in-force` where a correction replaced them or they end by then anyway;
   *   `back-dated` where they applied on a later day that is over
   */
  async end(ending: Ending): Promise<void> {
    await this.transactor.run('operators', async (uow) => {
      const { line, id, validUntil, reason, who } = ending;
      lockLines(uow, [line]);
      const revisions = await revisionsOf(uow, line);
      const known = revisions.find((one) => one.id === id);
      if (!known) throw new Refusal('terms-not-found', `There are no terms ${id}.`);
      if (known.validUntil === validUntil && known.endReason === reason) return;
      await refuseEnd(uow, ending, { known, revisions });
      await endTerms(uow, known.row, { validUntil, reason, who });
      await publishLine(uow, line);
      const kind = line.slice(0, line.indexOf('/')) as TermsKind;
      const details = { id, destination: destinationOf(line), validUntil, reason };
      await recordAudit(uow, { who, what: AUDITED[kind], details });
    });
    this.evaluatedTerms.invalidate(destinationOf(ending.line));
  }
}

async function refuseEnd(
  uow: UnitOfWork,
  { line, validUntil }: Ending,
  { known, revisions }: { known: StoredRevision; revisions: readonly StoredRevision[] },
): Promise<void> {
  const { id, validFrom, validUntil: end } = known;
  if (!latestOf(revisions).includes(known)) {
    throw refused('not-in-force', `A correction replaced ${id}.`);
  }
  if (end !== undefined && validUntil >= end) {
    throw refused('not-in-force', `${id} ends on ${end}.`);
  }
  const first = addDays(validFrom, -1);
  if (validUntil < first) {
    throw refused('back-dated', `${id} begins on ${validFrom}: withdraw it with ${first}.`);
  }
  const today = dayIn(await timeZoneOf(uow, destinationOf(line)), await storeNow(uow));
  const ended = revisions.with(revisions.indexOf(known), { ...known, validUntil });
  if (!changesPast(periodsOf(revisions), periodsOf(ended), today)) return;
  throw refused('back-dated', `Days after ${validUntil} are over, and ${id} applied then.`);
}

function refused(code: string, detail: string): Refusal {
  return new Refusal(code, detail, { errors: [{ pointer: '/validUntil', code, detail }] });
}
