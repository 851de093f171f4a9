import type { UnitOfWork } from '#messaging';

/**
 * A subject that a service can republish: the rows of one table, each with the state of one subject, identified by keys
 * of type `Key`.
 */
export interface Republished<Key extends object = object> {
  table: string;
  /**
   * The primary key: its columns by the names of the members, in the key's order. A job examines the rows in that
   * order, so the key of a row must never change.
   */
  key: Readonly<Record<keyof Key & string, string>>;
  /**
   * The time of the row's current state, as an SQL expression on the row `t`; null if the row has nothing to publish.
   */
  changedAt: string;
  /** The number of rows that one transaction publishes; 200 by default. Use fewer if events may be large. */
  portion?: number;
  /** Left out if the service does not know the merchants, or has none. */
  knowsMerchant?(merchantId: string): Promise<boolean>;
  /**
   * Locks rows in the common lock order, reads their current state, and publishes each with {@link
   * UnitOfWork.republish}, so that no newer state is published earlier.
   * @param keys the keys, in order
   * @returns the number of published subjects
   */
  publish(unitOfWork: UnitOfWork, keys: readonly Key[]): Promise<number>;
}
