import type { TermsByDestination } from '#landed-cost';
import { compileTerms, joinTerms } from './compile-terms.js';
import type { TermDocument } from './term-document.js';

/** The terms of documents, all compiled now. */
export function termsByDestination(documents: Iterable<TermDocument>): TermsByDestination {
  const grouped = Map.groupBy(documents, ({ destination }) => destination);
  return new Map(
    [...grouped].map(([destination, documentsOfDestination]) => [
      destination,
      joinTerms(documentsOfDestination.map(compileTerms)),
    ]),
  );
}
