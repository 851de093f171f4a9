import { lockSubjects, type HttpTransactor, type UnitOfWork } from '#messaging';
import type { Share } from '#platform';
import type { MappingOwner } from './domain/mapping.js';
import { beginRecheck } from './store/requirement-recheck.store.js';

/**
 * Changes what a channel requires and has the SKUs of its merchants compared with that in the background (decision 10.6).
 * Changes by one owner follow each other, so that each sees whether it changes anything and how much there is. No
 * comparison waits for that: only the end of a real change waits for comparisons, as `beginRecheck` says.
 * @param of whose SKUs it concerns: of one merchant, or of all
 * @param change returns nothing where all is as it was
 * @returns what `change` returns; it throws what that throws
 */
export async function changeRequirements<T>(
  transactor: HttpTransactor,
  share: Share,
  { salesChannel, owner }: { salesChannel: string; owner: MappingOwner },
  change: (unitOfWork: UnitOfWork) => Promise<T | undefined>,
): Promise<T | undefined> {
  return transactor.run(share, async (unitOfWork) => {
    const merchant = owner === 'operators' ? '' : owner.merchantId;
    lockSubjects(unitOfWork, 'requirements-of', [`${salesChannel} ${merchant}`]);
    const changed = await change(unitOfWork);
    if (changed !== undefined) beginRecheck(unitOfWork, salesChannel, owner);
    return changed;
  });
}
