import { lockSubjects, type HttpTransactor, type UnitOfWork } from '#messaging';
import type { Share } from '#platform';
import type { MappingOwner } from './domain/mapping.js';
import { beginRecheck } from './store/requirement-recheck.store.js';

/**
 * Changes the requirements of a channel and starts the comparison of its merchants' SKUs with them in the background
 * (decision 10.6). Changes by one owner are serialized, so that each sees whether it changes anything and how much
 * exists. Comparisons do not wait for this: only the end of a real change waits for comparisons, see `beginRecheck`.
 * @param of the owner of the affected SKUs: one merchant, or all
 * @param change returns undefined if nothing changed
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
