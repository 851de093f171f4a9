import type { HttpTransactor, UnitOfWork } from '#messaging';
import type { Share } from '#platform';
import type { MappingOwner } from './domain/mapping.js';
import { beginChange } from './store/requirement-recheck.store.js';

/** Rolls a change back that turned out to be none, with the jobs that it would have started. */
class Unchanged extends Error {}

/**
 * Changes what a channel requires and has the SKUs of its merchants compared with that in the background (decision 10.6).
 * @param of whose SKUs it concerns: of one merchant, or of all
 * @param change returns nothing where all is as it was
 * @returns what `change` returns; it throws what that throws
 */
export async function changeRequirements<T>(
  transactor: HttpTransactor,
  share: Share,
  of: { salesChannel: string; owner: MappingOwner },
  change: (unitOfWork: UnitOfWork) => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    return await transactor.run(share, async (unitOfWork) => {
      beginChange(unitOfWork, of.salesChannel, of.owner);
      const changed = await change(unitOfWork);
      if (changed === undefined) throw new Unchanged('nothing changes');
      return changed;
    });
  } catch (error) {
    if (error instanceof Unchanged) return undefined;
    throw error;
  }
}
