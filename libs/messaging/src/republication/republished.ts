import type { UnitOfWork } from '../transaction/unit-of-work.js';

/** What a service can republish: the rows of one table, each the state of one subject, known by keys like `Key`. */
export interface Republished<Key extends object = object> {
  table: string;
  /**
   * The primary key: its columns by the names of the members, in the key's order. A job examines the rows in that order,
   * so a row's key never changes.
   */
  key: Readonly<Record<keyof Key & string, string>>;
  /** The moment of the row's present state, as SQL about the row `t`; null where there is nothing to publish of it. */
  changedAt: string;
  /** How many rows one transaction publishes; 200 when left out. Fewer where events may be large. */
  portion?: number;
  /** Left out where the service does not know the merchants, or has none. */
  knowsMerchant?(merchantId: string): Promise<boolean>;
  /**
   * Locks rows in the order in which all others lock them, reads them as they then are, and publishes each with
   * {@link UnitOfWork.republish}: no newer state is published before it.
   * @param keys in their order
   * @returns how many subjects were published
   */
  publish(unitOfWork: UnitOfWork, keys: readonly Key[]): Promise<number>;
}
