import type { Books, DeadLetter, ProjectionStore } from './store.js';

interface Notes {
  events: Set<string>;
  versions: Map<string, number>;
  letters: DeadLetter[];
  nextId: number;
}

/** A projection in memory, for tests and for programs that read the streams from the beginning at each start. */
export class MemoryStore implements ProjectionStore<undefined> {
  private notes: Notes = { events: new Set(), versions: new Map(), letters: [], nextId: 1 };
  private last: Promise<unknown> = Promise.resolve();

  /** Runs transactions one after the other. Changes that a handler made elsewhere are not rolled back. */
  transaction<T>(work: (tx: undefined, books: Books) => Promise<T>): Promise<T> {
    const run = this.last.then(() => this.run(work));
    this.last = run.catch(() => undefined);
    return run;
  }

  /** All dead letters, in order. */
  deadLetters(): readonly DeadLetter[] {
    return this.notes.letters;
  }

  private async run<T>(work: (tx: undefined, books: Books) => Promise<T>): Promise<T> {
    const undo: (() => void)[] = [];
    try {
      return await work(undefined, booksOf(this.notes, undo));
    } catch (error) {
      for (const step of undo.toReversed()) step();
      throw error;
    }
  }
}

function booksOf(notes: Notes, undo: (() => void)[]): Books {
  return {
    noteEvent: async (eventId) => {
      if (notes.events.has(eventId)) return false;
      notes.events.add(eventId);
      undo.push(() => notes.events.delete(eventId));
      return true;
    },
    noteVersion: async (topic, subject, version) => {
      const name = JSON.stringify([topic, subject]);
      const storedVersion = notes.versions.get(name) ?? 0;
      if (version <= storedVersion) return false;
      notes.versions.set(name, version);
      undo.push(() => notes.versions.set(name, storedVersion));
      return true;
    },
    isBlocked: async (topic, key) => lettersOf(notes, topic, key).length > 0,
    addDeadLetter: async (letter) => {
      const before = notes.letters;
      notes.letters = [...before, { ...letter, id: String(notes.nextId++) }];
      undo.push(() => (notes.letters = before));
    },
    deadLettersOf: async (topic, key) => lettersOf(notes, topic, key),
    removeDeadLetter: async (id) => {
      const before = notes.letters;
      notes.letters = before.filter((letter) => letter.id !== id);
      undo.push(() => (notes.letters = before));
    },
  };
}

function lettersOf({ letters }: Notes, topic: string, key: string): DeadLetter[] {
  return letters.filter((letter) => letter.topic === topic && letter.key === key);
}
