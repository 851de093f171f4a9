/** A message that could not be applied, stored with all later messages of its key until it can be applied. */
export interface DeadLetter {
  /** Ids increase in the order in which messages were stored. */
  id: string;
  topic: string;
  key: string;
  partition: number;
  offset: string;
  /** `blocked`: the message may be valid, and waits behind another message of its key. */
  reason: 'unknown-version' | 'invalid' | 'handler' | 'blocked';
  detail: string;
  headers: Readonly<Record<string, string>>;
  value: string | null;
}

/** The records of a projection. All changes belong to the same transaction as the effect of the event. */
export interface Books {
  /** @returns false if the id was recorded before */
  noteEvent(eventId: string): Promise<boolean>;
  /** @returns false if the version is not above the recorded version of the subject */
  noteVersion(topic: string, subject: string, version: number): Promise<boolean>;
  /** Whether the key has dead letters. */
  isBlocked(topic: string, key: string): Promise<boolean>;
  addDeadLetter(letter: Omit<DeadLetter, 'id'>): Promise<void>;
  /** The dead letters of one key, in order. */
  deadLettersOf(topic: string, key: string): Promise<DeadLetter[]>;
  removeDeadLetter(id: string): Promise<void>;
}

/**
 * The store of a projection.
 * @typeParam Tx the object with which a handler writes its effect, in the transaction of the books
 */
export interface ProjectionStore<Tx> {
  /** Commits when `work` succeeds; otherwise rolls back and throws the error. */
  transaction<T>(work: (tx: Tx, books: Books) => Promise<T>): Promise<T>;
}
