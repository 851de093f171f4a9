import { HttpTransactor, recordAudit } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { backDated } from './back-dated.js';
import {
  dayOf,
  decideEnd,
  firstChangedDay,
  type RestrictionEnd,
} from './domain/trade-restriction.js';
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
   * Repeating the request changes nothing.
   * @param who the operator's client id
   * @throws Refusal `not-found`, `restriction-withdrawn`, `back-dated`
   */
  end(id: string, restrictionEnd: RestrictionEnd, who: string): Promise<StoredRestriction> {
    return this.transactor.run('operators', async (unitOfWork) => {
      const stored = isUuid(id) ? await lockRestriction(unitOfWork, id) : undefined;
      if (!stored) throw new Refusal('not-found', 'There is no such trade restriction.');
      const now = new Date();
      const decision = decideEnd(restrictionEnd, stored, dayOf(now));
      if (decision === 'unchanged') return stored;
      if (decision === 'restriction-withdrawn') throw new Refusal(decision, WITHDRAWN);
      if (decision === 'back-dated') {
        const changed =
          firstChangedDay(restrictionEnd.validUntil, stored) ?? restrictionEnd.validUntil;
        throw backDated('validUntil', changed);
      }
      const ended = await endRestriction(unitOfWork, id, restrictionEnd, who);
      startRecheck(unitOfWork, id, now);
      await recordAudit(unitOfWork, {
        who,
        what: 'trade-restriction.ended',
        details: { restrictionId: id, previousValidUntil: stored.validUntil, ...restrictionEnd },
      });
      return ended;
    });
  }
}

const WITHDRAWN = 'The restriction was withdrawn before its first day. Add another one instead.';
