import type { UnitOfWork } from '#messaging';
import { lineOf, type Terms } from './domain/documents.js';
import { publishLine } from './publish-line.js';
import { insertTerms, lockLines, revisionsOf } from './store/terms.store.js';

/** Loads the terms of each line that has none: what operators load stays as it is, however often this runs. */
export async function seedTerms(uow: UnitOfWork, all: readonly Terms[]): Promise<void> {
  const lines = Map.groupBy(all, lineOf);
  lockLines(uow, [...lines.keys()]);
  for (const [line, of] of lines) {
    if ((await revisionsOf(uow, line)).length > 0) continue;
    for (const terms of of) {
      const loaded = { terms, line, revision: 1, correction: undefined, loadedBy: 'sandbox' };
      await insertTerms(uow, loaded);
    }
    await publishLine(uow, line);
  }
}
