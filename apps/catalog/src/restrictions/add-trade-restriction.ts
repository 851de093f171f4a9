import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Database, type Queries } from '#platform';
import { Injectable } from '@nestjs/common';
import { dayOf, decideAddition, type NewRestriction } from './domain/trade-restriction.js';
import { backDated } from './back-dated.js';
import {
  countConcernedOfAllMerchants,
  startRecheck,
  type ConcernedSkus,
} from './store/restriction-recheck.store.js';
import {
  insertRestriction,
  restrictionOfKey,
  type StoredRestriction,
} from './store/trade-restriction.store.js';

/** The effect of an addition: the number of localized SKUs that it would affect, by destination. */
export interface AdditionPreview extends ConcernedSkus {
  result: 'added' | 'unchanged';
}

/** An operator adds a trade restriction (decision 3.16). */
@Injectable()
export class AddTradeRestriction {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly database: Database,
  ) {}

  /**
   * Repeating the request changes nothing.
   * @param who the operator's client id
   * @throws Refusal `restriction-period`, `restriction-exists`, `back-dated`
   */
  add(
    sent: NewRestriction,
    who: string,
  ): Promise<{ restriction: StoredRestriction; added: boolean }> {
    return this.transactor.run('operators', async (unitOfWork) => {
      const now = new Date();
      const existing = await decide(unitOfWork, sent, now);
      if (existing) return { restriction: existing, added: false };
      const added = await storeRestriction(unitOfWork, sent, { who, now });
      if (!added) {
        // Another request has added the same restriction meanwhile.
        const other = await decide(unitOfWork, sent, now);
        if (!other) throw new Refusal('restriction-exists', EXISTS);
        return { restriction: other, added: false };
      }
      const { id: restrictionId } = added;
      const details = { restrictionId, ...sent };
      await recordAudit(unitOfWork, { who, what: 'trade-restriction.added', details });
      return { restriction: added, added: true };
    });
  }

  /**
   * Returns the result of `add` without changing anything.
   * @throws Refusal as `add`
   */
  async preview(sent: NewRestriction): Promise<AdditionPreview> {
    const queries = this.database.reads('operators');
    const now = new Date();
    if (await decide(queries, sent, now)) return { result: 'unchanged', ...NONE };
    const today = dayOf(now);
    const { validFrom, validUntil } = sent;
    if (validUntil !== undefined && validUntil < today) return { result: 'added', ...NONE };
    const first = validFrom < today ? today : validFrom;
    return { result: 'added', ...(await countConcernedOfAllMerchants(queries, sent, first)) };
  }
}

/** Stores a restriction with its consequences. @returns undefined if a restriction with the same key exists */
export async function storeRestriction(
  unitOfWork: UnitOfWork,
  sent: NewRestriction,
  { who, now }: { who: string; now: Date },
): Promise<StoredRestriction | undefined> {
  const added = await insertRestriction(unitOfWork, sent, who);
  if (!added) return undefined;
  const begins = new Date(`${added.validFrom}T00:00:00Z`);
  startRecheck(unitOfWork, added.id, begins > now ? begins : now);
  return added;
}

/** @returns the existing restriction if it is the same */
async function decide(
  queries: Queries,
  sent: NewRestriction,
  now: Date,
): Promise<StoredRestriction | undefined> {
  const existing = await restrictionOfKey(queries, sent);
  const decision = decideAddition(sent, existing, dayOf(now));
  if (decision === 'added') return undefined;
  if (decision === 'unchanged') return existing;
  if (decision === 'back-dated') throw backDated('validFrom', sent.validFrom);
  if (decision === 'restriction-exists') throw new Refusal(decision, EXISTS);
  const detail = 'must not be before validFrom';
  throw new Refusal(decision, 'The restriction ends before it begins.', {
    errors: [{ pointer: '/validUntil', code: decision, detail }],
  });
}

const NONE: ConcernedSkus = { destinations: [], complete: true };

const EXISTS =
  'Another restriction of this destination, prefix and kind begins on the same day, with other goods, source or end; it may have been ended since.';
