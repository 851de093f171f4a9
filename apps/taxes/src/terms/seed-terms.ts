import type { UnitOfWork } from '#messaging';
import { lineOf, type Terms } from './domain/documents.js';
import { saveAndPublishDestination } from './publish-destination.js';
import { insertTerms, lockDestinations, revisionsOf } from './store/terms.store.js';

/** Loads the terms of each line that has none. Repeated runs do not change terms that operators load. */
export async function seedTerms(unitOfWork: UnitOfWork, all: readonly Terms[]): Promise<void> {
  const destinations = Map.groupBy(all, ({ document }) => document.destination);
  lockDestinations(unitOfWork, [...destinations.keys()]);
  for (const [destination, termsOfDestination] of destinations) {
    const loadedLines = new Set(
      (await revisionsOf(unitOfWork, destination)).map(({ line }) => line),
    );
    const added = termsOfDestination.filter((terms) => !loadedLines.has(lineOf(terms)));
    for (const terms of added) {
      const line = lineOf(terms);
      const loaded = { terms, line, revision: 1, correction: undefined, loadedBy: 'sandbox' };
      await insertTerms(unitOfWork, loaded);
    }
    if (added.length > 0) await saveAndPublishDestination(unitOfWork, destination);
  }
}
