import type { Column, Fault, InputRecord } from '@entrepot/product-files';
import type { Group } from './group.js';

export const KIND_IDS = ['products', 'prices', 'stock'] as const;
export type KindId = (typeof KIND_IDS)[number];

/** What the check of a kind needs from the upload. */
export interface Checking {
  /** Sends a request for each item, a few at a time. @throws what would fail for every item */
  workOn: <T>(
    items: readonly T[],
    acts: { send: (item: T) => Promise<void>; onFailed: (item: T, error: Error) => void },
  ) => Promise<void>;
  /** Aborted when no more requests are to be sent. */
  stop: AbortSignal;
  keep: (group: Group) => void;
  refuse: (group: Group, error: Error) => void;
}

/** What a file can contain. */
export interface UploadKind {
  id: KindId;
  columns: readonly Column[];
  /** May an unknown column, or a member in JSON, be a misspelled one that changes what is sent? */
  needsKnownColumns?: boolean;
  /** What a record is about, once in a file; empty where a record does not say it. */
  keyOf: (record: InputRecord) => string;
  /** Of records that are sent or refused together; empty where a record does not say it. */
  groupOf: (record: InputRecord) => string;
  /** Records of a group. */
  mostInGroup: number;
  /** What is wrong with a record that could be read. */
  faults?: (body: object) => Fault[];
  /** What is unusual about a record, which is sent as it is. */
  warnings?: (body: object) => Fault[];
  /** Finds what sending the groups would do, and which are not to be sent; left out where only sending shows it. */
  check?: (groups: readonly Group[], checking: Checking) => Promise<void>;
  /**
   * Decides what only all checked groups show together.
   * @param unreadLine the first line whose ids are not known
   */
  resolve?: (groups: readonly Group[], unreadLine: number | undefined) => Group[];
  /** Divides groups into steps, each sent after the one before it. */
  stepsOf: (groups: readonly Group[]) => Group[][];
  /** Groups that one request sends. */
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
