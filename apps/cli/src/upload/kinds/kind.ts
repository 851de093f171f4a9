import type { Entrepot } from '@entrepot/client';
import type { Column, Fault } from '@entrepot/product-files';

/** What identifies a record. */
export interface Identity {
  /** Unique in a file. */
  key: string;
  skuId: string;
  /** Records with the same one are sent in one request. */
  batch: string;
}

export interface CallOptions {
  signal: AbortSignal;
  /** The same each time that a batch is sent. */
  idempotencyKey: string;
}

/** What sending a batch would do, by the ids of SKUs. */
export interface Preview {
  created: number;
  updated: number;
  unchanged: number;
  deleted: string[];
  /** What review would refuse and what channels would miss, by the position in the batch. */
  reviews: Map<number, Fault[]>;
  /** What to do about these, beside correcting the file. */
  hints?: string[];
}

/** What the service says of a record that was sent. */
export interface Taken {
  /** Whether it was refused by itself, while others of its request were taken. */
  isRefused?: boolean;
  /** Whether its review is in progress. */
  isPending: boolean;
  /** ISO 8601; where its review can be followed. */
  lastUpdateDate?: string;
  /** Why it was refused, by the service or by review. */
  faults: Fault[];
  /** What else its merchant should know. */
  warnings?: Fault[];
}

/** A record that changed while it was followed. */
export interface Reviewed extends Taken {
  key: string;
}

/** What can be uploaded from a file. */
export interface UploadKind {
  /** After `entrepot`. */
  command: string;
  /** What is taken or refused as a whole, for messages. */
  batch: { one: string; many: string };
  columns: readonly Column[];
  /** Records of a batch. */
  mostInBatch: number;
  /** Batches that one request sends. */
  mostInRequest: number;
  /** @param body of a record, perhaps incomplete @returns what of it is known */
  identify(body: object): Partial<Identity>;
  /** Whether a column, or a member in JSON, that means nothing here may be a misspelt one that changes what is sent. */
  needsKnownColumns?: boolean;
  /** What is wrong with a record that could be read. */
  check?(body: object): Fault[];
  /** What is unusual about a record, and is sent as it is. */
  warn?(body: object): Fault[];
  /** Left out where the service has no dry run. @returns the preview, or faults by the position in the batch */
  preview?(
    client: Entrepot,
    bodies: object[],
    options: CallOptions,
  ): Promise<Preview | Map<number, Fault[]>>;
  /** Those of the ids that are SKUs of the merchant; left out where the service refuses others by itself. */
  registered?(
    client: Entrepot,
    skuIds: readonly string[],
    signal: AbortSignal,
  ): AsyncIterable<string>;
  /** @param bodies of as many batches as a request may have @returns one for each body, in their order */
  send(client: Entrepot, bodies: object[], options: CallOptions): Promise<Taken[]>;
  /** Records as they change, from a date on, without end; left out where nothing is reviewed. */
  follow?(client: Entrepot, from: string, signal: AbortSignal): AsyncIterable<Reviewed>;
}
