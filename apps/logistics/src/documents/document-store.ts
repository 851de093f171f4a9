/** Stores the contents of documents outside the database, since they are large and immutable. */
export abstract class DocumentStore {
  /** Stores a content under an unused key; the content is durable when the promise resolves. */
  abstract put(key: string, content: Buffer): Promise<void>;

  /** @returns undefined when the key is unknown */
  abstract get(key: string): Promise<Buffer | undefined>;

  /** Deletes all keys below a folder; an empty folder is not an error. */
  abstract removeAll(folder: string): Promise<void>;
}

/** The document store is unavailable. Its code marks a transient store error, so requests get 503. */
export class DocumentStoreUnavailable extends Error {
  readonly code = 'ETIMEDOUT';
}
