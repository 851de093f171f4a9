import { termsInForce, type TermsByDestination } from '#landed-cost';
import type { UnitOfWork } from '#messaging';
import { addRequeueJob } from './store/requeue-job.store.js';
import { noteTerms, pricedCountries, servicesOf } from './store/rules-seen.store.js';

/**
 * Starts a re-evaluation of the prices of each destination whose terms in force differ from those that its prices were
 * last compared with (decisions 5.6, 9.6). The transaction has the reference lock, so that older terms never replace
 * recorded ones.
 * @param waitSeconds the delay of the re-evaluation
 */
export async function queueChangedTerms(
  unitOfWork: UnitOfWork,
  terms: TermsByDestination,
  waitSeconds = 0,
): Promise<void> {
  const now = await unitOfWork.now();
  const services = await servicesOf(unitOfWork, [...terms.keys()]);
  const inForce = [...terms].map(([destination, termsOfDestination]) => ({
    destination,
    inForce: termsInForce(termsOfDestination, now, services.get(destination)),
  }));
  const changed = await noteTerms(unitOfWork, inForce);
  if (changed.length === 0) return;
  for (const country of await pricedCountries(unitOfWork, changed)) {
    await addRequeueJob(unitOfWork, { cause: 'rules', country }, waitSeconds);
  }
}
