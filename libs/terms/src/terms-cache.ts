import type { TermsByDestination } from '#landed-cost';
import { MIB } from '#edge';
import { LRUCache } from 'lru-cache';
import { compileTerms, joinTerms, type CompiledTerms } from './compile-terms.js';
import type { TermDocument } from './term-document.js';

/** A document without its text. */
export interface TermHead {
  destination: string;
  /** Names what the document says, within a cache: another one when that changes. */
  contentId: string;
}

export interface TermContent {
  contentId: string;
  document: TermDocument;
  /** Characters of the document. */
  size: number;
}

/** Of documents in characters: compiled they have up to five times as many bytes. */
const MOST_SIZE = 16 * MIB;

/** Where documents are read from. */
export interface TermSource {
  /** In one statement. */
  readHeads: () => Promise<TermHead[]>;
  readContents: (contentIds: string[]) => Promise<TermContent[]>;
}

/** Compiled documents of a process: each is compiled once. */
export class TermsCache {
  private readonly compiled = new LRUCache<string, CompiledTerms>({ maxSize: MOST_SIZE });

  /**
   * The terms of the destinations that the heads name, all as of one statement. Reads only the documents that are not
   * compiled yet, and then the heads again: terms of two moments never mix.
   */
  async terms({ readHeads, readContents }: TermSource): Promise<TermsByDestination> {
    const known = new Map<string, CompiledTerms>();
    for (;;) {
      const heads = await readHeads();
      const missing = heads.map(({ contentId }) => contentId).filter((id) => !this.find(id, known));
      if (missing.length === 0) return byDestination(heads, known);
      for (const { contentId, document, size } of await readContents(missing)) {
        const terms = compileTerms(document);
        known.set(contentId, terms);
        this.compiled.set(contentId, terms, { size });
      }
    }
  }

  /** What was found stays known to its reader, whatever others push out of the cache. */
  private find(contentId: string, known: Map<string, CompiledTerms>): boolean {
    const terms = known.get(contentId) ?? this.compiled.get(contentId);
    if (terms) known.set(contentId, terms);
    return terms !== undefined;
  }
}

function byDestination(
  heads: readonly TermHead[],
  known: ReadonlyMap<string, CompiledTerms>,
): TermsByDestination {
  const grouped = Map.groupBy(heads, ({ destination }) => destination);
  return new Map(
    [...grouped].map(([destination, own]) => [
      destination,
      joinTerms(own.map(({ contentId }) => known.get(contentId)!)),
    ]),
  );
}
