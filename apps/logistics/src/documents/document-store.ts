/** Where the contents of documents are kept; beside the database, since they are large and never change. */
export abstract class DocumentStore {
  /** Keeps a content under a key that was never used before; it is safe on its medium when this resolves. */
  abstract put(key: string, content: Buffer): Promise<void>;

  /** @returns undefined where there is nothing under the key */
  abstract get(key: string): Promise<Buffer | undefined>;

  /** Removes all whose keys are below a folder, for good; nothing there is fine. */
  abstract removeAll(folder: string): Promise<void>;
}

/** The store does not answer. Its code is one by which a store that is away is known, so requests get 503. */
export class DocumentStoreAway extends Error {
  readonly code = 'ETIMEDOUT';
}
