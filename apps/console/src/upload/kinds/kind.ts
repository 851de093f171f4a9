import type { Column, Fault, InputRecord } from '@entrepot/product-files';
import type { Group } from './group.js';

export const KIND_IDS = ['products', 'prices', 'stock'] as const;
export type KindId = (typeof KIND_IDS)[number];

/** The functions of the upload for the check of a kind. */
export interface Checking {
  /** Sends a request for each item, a few at a time. @throws the error that every item would get */
  workOn: <T>(
    items: readonly T[],
    acts: { send: (item: T) => Promise<void>; onFailed: (item: T, error: Error) => void },
  ) => Promise<void>;
  /** Aborted to stop sending requests. */
  stop: AbortSignal;
  keep: (group: Group) => void;
  refuse: (group: Group, error: Error) => void;
}

/** A kind of content of a file. */
export interface UploadKind {
  id: KindId;
  columns: readonly Column[];
  /** Whether an unknown column, or a member in JSON, may be a misspelled one that changes the request. */
  needsKnownColumns?: boolean;
  /** The key of a record, unique in a file; empty if a record has none. */
  keyOf: (record: InputRecord) => string;
  /** The key of records that are sent or refused together; empty if a record has none. */
  groupOf: (record: InputRecord) => string;
  /** The maximum number of records in a group. */
  mostInGroup: number;
  /** Finds the faults of a readable record. */
  faults?: (body: object) => Fault[];
  /** Finds the warnings of a record, which is still sent. */
  warnings?: (body: object) => Fault[];
  /** Finds the effect of sending the groups, and groups that must not be sent; left out if only sending shows this. */
  check?: (groups: readonly Group[], checking: Checking) => Promise<void>;
  /**
   * Makes the decisions that need all checked groups.
   * @param unreadLine the first line with unknown ids
   */
  resolve?: (groups: readonly Group[], unreadLine: number | undefined) => Group[];
  /** Divides groups into steps, which are sent one after the other. */
  stepsOf: (groups: readonly Group[]) => Group[][];
  /** The maximum number of groups in one request. */
  mostInRequest: number;
  /**
   * Sends groups of one step.
   * @param idempotencyKey the same each time that these groups are sent
   * @returns for each group the error, or undefined where it was accepted
   * @throws ApiProblem of all of them
   */
  send: (
    groups: readonly Group[],
    idempotencyKey: string,
  ) => Promise<readonly (Error | undefined)[]>;
}
