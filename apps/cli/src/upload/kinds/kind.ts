import type { Entrepot } from '@entrepot/client';
import type { Column, Fault } from '@entrepot/product-files';

/** The identity of a record. */
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

/** The effect of sending a batch, by the ids of SKUs. */
export interface Preview {
  created: number;
  updated: number;
  unchanged: number;
  deleted: string[];
  /** Faults that review would find and missing requirements of channels, by the position in the batch. */
  reviews: Map<number, Fault[]>;
  /** Next steps for these findings, besides correcting the file. */
  hints?: string[];
}

/** The service's result for a record that was sent. */
export interface Taken {
  /** Whether it alone was refused, while others of its request were accepted. */
  isRefused?: boolean;
  /** Whether its review is in progress. */
  isPending: boolean;
  /** ISO 8601; the date from which its review can be followed. */
  lastUpdateDate?: string;
  /** The reasons of its refusal, by the service or by review. */
  faults: Fault[];
  /** Warnings for its merchant. */
  warnings?: Fault[];
}

/** A record that changed while it was followed. */
export interface Reviewed extends Taken {
  key: string;
}

/** A kind of records that can be uploaded from a file. */
export interface UploadKind {
  /** The command after `entrepot`. */
  command: string;
  /** The unit that is accepted or refused as a whole, for messages. */
  batch: { one: string; many: string };
  columns: readonly Column[];
  /** The maximum number of records in a batch. */
  mostInBatch: number;
  /** The maximum number of batches in a request. */
  mostInRequest: number;
  /** @param body of a record, perhaps incomplete @returns its known identity */
  identify(body: object): Partial<Identity>;
  /** Whether an unknown column, or member in JSON, may be a misspelt one that changes what is sent. */
  needsKnownColumns?: boolean;
  /** The faults of a record that could be read. */
  check?(body: object): Fault[];
  /** The warnings about a record, which is sent nevertheless. */
  warn?(body: object): Fault[];
  /** Undefined if the service has no dry run. @returns the preview, or faults by the position in the batch */
  preview?(
    client: Entrepot,
    bodies: object[],
    options: CallOptions,
  ): Promise<Preview | Map<number, Fault[]>>;
  /** Returns the ids that are SKUs of the merchant; undefined if the service itself refuses other ids. */
  registered?(
    client: Entrepot,
    skuIds: readonly string[],
    signal: AbortSignal,
  ): AsyncIterable<string>;
  /** @param bodies of at most `mostInRequest` batches @returns one for each body, in order */
  send(client: Entrepot, bodies: object[], options: CallOptions): Promise<Taken[]>;
  /** The changed records since a date, without end; undefined if nothing is reviewed. */
  follow?(client: Entrepot, from: string, signal: AbortSignal): AsyncIterable<Reviewed>;
}
