import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { backDated } from './back-dated.js';
import { dayOf, decideEnd, type RestrictionEnd } from './domain/trade-restriction.js';
import { startRecheck } from './store/restriction-recheck.store.js';
import {
  endRestriction,
  lockRestriction,
  type StoredRestriction,
} from './store/trade-restriction.store.js';

/** An operator sets the last day of a trade restriction (decision 3.16). */
@Injectable()
export class EndTradeRestriction {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * The same again changes nothing.
   * @param who the operator's client id
   * @throws Refusal `not-found`, `back-dated`
   */
  end(id: string, wanted: RestrictionEnd, who: string): Promise<StoredRestriction> {
    return this.transactor.run('operators', async (unitOfWork) => {
      const known = isUuid(id) ? await lockRestriction(unitOfWork, id) : undefined;
      if (!known) throw new Refusal('not-found', 'There is no such trade restriction.');
      const now = new Date();
      const decision = decideEnd(wanted, known, dayOf(now));
      if (decision === 'unchanged') return known;
      if (decision === 'back-dated') throw backDated('validUntil', pastDay(wanted, known));
      const ended = await endRestriction(unitOfWork, id, wanted, who);
      startRecheck(unitOfWork, id, now);
      await recordAudit(unitOfWork, {
        who,
        what: 'trade-restriction.ended',
        details: { restrictionId: id, previousValidUntil: known.validUntil, ...wanted },
      });
      return ended;
    });
  }
}

/** The earlier of both ends, after which days would change. */
function pastDay({ validUntil }: RestrictionEnd, known: StoredRestriction): string {
  return [validUntil, known.validUntil ?? validUntil].toSorted()[0] ?? validUntil;
}
