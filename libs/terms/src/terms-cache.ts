import type { TermsByDestination } from '#landed-cost';
import { MIB } from '#edge';
import { LRUCache } from 'lru-cache';
import { compileTerms, joinTerms, type CompiledTerms } from './compile-terms.js';
import type { TermDocument } from './term-document.js';

/** A document without its text. */
export interface TermHead {
  destination: string;
  /** The id of the document's content within a cache, which changes with the content. */
  contentId: string;
}

export interface TermContent {
  contentId: string;
  document: TermDocument;
  /** The size of the document in characters. */
  size: number;
}

/** The maximum size of cached documents, in characters; compiled documents take up to five times as many bytes. */
const MOST_SIZE = 16 * MIB;

export interface TermSource {
  /** Reads the heads in one statement. */
  readHeads: () => Promise<TermHead[]>;
  readContents: (contentIds: string[]) => Promise<TermContent[]>;
}

/** The compiled documents of a process, each compiled once. */
export class TermsCache {
  private readonly compiled = new LRUCache<string, CompiledTerms>({ maxSize: MOST_SIZE });

  /**
   * Returns the terms of the destinations that the heads name, all as of one statement. Reads only the documents that
   * are not compiled yet, and then the heads again, so that terms of different times never mix.
   */
  async terms({ readHeads, readContents }: TermSource): Promise<TermsByDestination> {
    const termsById = new Map<string, CompiledTerms>();
    for (;;) {
      const heads = await readHeads();
      const missing = heads
        .map(({ contentId }) => contentId)
        .filter((id) => !this.find(id, termsById));
      if (missing.length === 0) return byDestination(heads, termsById);
      for (const { contentId, document, size } of await readContents(missing)) {
        const terms = compileTerms(document);
        termsById.set(contentId, terms);
        this.compiled.set(contentId, terms, { size });
      }
    }
  }

  /** The results remain available to this reader, even if others evict them from the cache. */
  private find(contentId: string, termsById: Map<string, CompiledTerms>): boolean {
    const terms = termsById.get(contentId) ?? this.compiled.get(contentId);
    if (terms) termsById.set(contentId, terms);
    return terms !== undefined;
  }
}

function byDestination(
  heads: readonly TermHead[],
  termsById: ReadonlyMap<string, CompiledTerms>,
): TermsByDestination {
  const grouped = Map.groupBy(heads, ({ destination }) => destination);
  return new Map(
    [...grouped].map(([destination, headsOfDestination]) => [
      destination,
      joinTerms(headsOfDestination.map(({ contentId }) => termsById.get(contentId)!)),
    ]),
  );
}
