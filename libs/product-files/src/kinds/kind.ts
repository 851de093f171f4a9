import type { Entrepot, Schemas } from '@entrepot/client';
import type { Column } from '../column.js';
import type { Fault } from '../fault.js';

/** The typed calls of the API: those of `@entrepot/client`, or those of a page with its session. */
export type Api = Pick<Entrepot['api'], 'GET' | 'POST'>;

export interface CallOptions {
  signal?: AbortSignal | null;
}

interface SendOptions extends CallOptions {
  /** The same each time that the same batches are sent. */
  idempotencyKey: string;
}

export interface Identity {
  /** Unique in a file. */
  key: string;
  skuId: string;
  /** Records with the same one are accepted or refused as a whole. */
  batch: string;
}

/** Faults by the position of the record. */
export type FaultsByRecord = ReadonlyMap<number, readonly Fault[]>;

/** The effect of sending a batch. */
export interface Preview {
  /** The reasons why it would be refused; empty if it would be accepted. */
  faults: FaultsByRecord;
  /** The ids of its SKUs, for products. */
  skus?: { created: number; updated: number; unchanged: number; deleted: readonly string[] };
  /** Faults that review would find. */
  reviews?: FaultsByRecord;
  /** Missing requirements of channels. */
  requirements?: readonly Requirement[];
  /** The price in each channel before and after, for a price (decision 5.30). */
  channels?: readonly ChannelPreview[];
}

/** Missing requirements of a SKU in a channel, with the position of the SKU. */
export type Requirement = Omit<
  Schemas['UpsertPreviewResponse']['requirements'][number],
  'skuId'
> & { record: number };

/** A price in a channel; a code instead of the price after says why there would be none. */
export type ChannelPreview = NonNullable<
  Schemas['PricePreviewResponse']['results'][number]['channels']
>[number];

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

export type KindId = 'products' | 'prices' | 'stock';

/** A kind of records that can be uploaded from a file. */
export interface UploadKind {
  id: KindId;
  columns: readonly Column[];
  /** The maximum number of records in a batch; where it is 1, further ones are duplicates. */
  mostInBatch: number;
  /** The maximum number of batches in a request. */
  mostInRequest: number;
  /** The maximum number of records in a request for previews, unless one batch has more. */
  mostPreviewed: number;
  /** Whether an unknown column, or member in JSON, may be a misspelt one that changes what is sent. */
  needsKnownColumns: boolean;
  /** @param body of a record, perhaps incomplete @returns its known identity */
  identify: (body: object) => Partial<Identity>;
  /** The faults of a record that could be read. */
  check?: (body: object) => Fault[];
  /** The warnings about a record, which is sent nevertheless. */
  warn?: (body: object) => Fault[];
  /** Whether a record is sent after all records of which this is false. */
  isLater?: (body: object) => boolean;
  /**
   * Shows the effect of sending batches, without changing anything.
   * @returns one for each batch, in order
   * @throws the error of the API if the request is refused as a whole
   */
  preview: (
    api: Api,
    batches: readonly (readonly object[])[],
    options?: CallOptions,
  ) => Promise<Preview[]>;
  /**
   * Sends the records of at most `mostInRequest` batches, either all of them later ones or none.
   * @returns one for each record, in order
   * @throws the error of the API if the request is refused as a whole
   */
  send: (api: Api, bodies: readonly object[], options: SendOptions) => Promise<Taken[]>;
}
