import { termsInForce, type TermsByDestination } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import { addRequeueJob } from './store/requeue-job.store.js';
import { noteTerms, pricedCountries, servicesOf, storeTime } from './store/rules-seen.store.js';

/**
 * Has the prices of each destination re-evaluated whose terms in force are others than those that its prices were last
 * compared with (decisions 5.6, 9.6). The reference lock is held, so that no one notes terms older than those noted.
 * @param waitSeconds how long the re-evaluation waits
 */
export async function queueChangedTerms(
  unitOfWork: UnitOfWork,
  terms: TermsByDestination,
  waitSeconds = 0,
): Promise<void> {
  const now = await storeTime(unitOfWork);
  const services = await servicesOf(unitOfWork, [...terms.keys()]);
  const inForce = [...terms].map(([destination, own]) => ({
    destination,
    inForce: termsInForce(own, now, services.get(destination)),
  }));
  const changed = await noteTerms(unitOfWork, inForce);
  if (changed.length === 0) return;
  for (const country of await pricedCountries(unitOfWork, changed)) {
    await addRequeueJob(unitOfWork, { cause: 'rules', country }, waitSeconds);
  }
}
