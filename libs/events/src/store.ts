/** A message that could not be applied, kept with all later ones of its key until it can be. */
export interface DeadLetter {
  /** Rises with the order in which they were kept. */
  id: string;
  topic: string;
  key: string;
  partition: number;
  offset: string;
  /** `blocked`: the message may be sound, and waits behind another of its key. */
  reason: 'unknown-version' | 'invalid' | 'handler' | 'blocked';
  detail: string;
  headers: Readonly<Record<string, string>>;
  value: string | null;
}

/** What a projection remembers. All of it belongs to one transaction with the effect of the event. */
export interface Books {
  /** @returns false when the id was noted before */
  noteEvent(eventId: string): Promise<boolean>;
  /** @returns false when the version is not above the one that was noted for the subject */
  noteVersion(topic: string, subject: string, version: number): Promise<boolean>;
  /** Has the key dead letters? */
  isBlocked(topic: string, key: string): Promise<boolean>;
  addDeadLetter(letter: Omit<DeadLetter, 'id'>): Promise<void>;
  /** Of one key, in order. */
  deadLettersOf(topic: string, key: string): Promise<DeadLetter[]>;
  removeDeadLetter(id: string): Promise<void>;
}

/**
 * Where a projection lives.
 * @typeParam Tx what a handler gets to write its effect with, in the transaction of the books
 */
export interface ProjectionStore<Tx> {
  /** Commits when `work` is done; rolls back and throws what it throws. */
  transaction<T>(work: (tx: Tx, books: Books) => Promise<T>): Promise<T>;
}
