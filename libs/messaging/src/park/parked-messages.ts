import type { DataSource } from 'typeorm';
import type { Subscriptions } from '../consume/subscription.js';
import { inTransaction } from '../work/transaction.js';
import {
  SELECT_PARKED,
  deleteMessages,
  lockKey,
  openEmptyKey,
  readMessage,
  toParkedMessage,
} from './parked-rows.js';
import type { ParkedKey, ParkedMessage, ParkedRow } from './parked-rows.js';
import { ReplayRefused, keyToReplay, messageToReplay, replay } from './replay.js';
import type { ReplayResult, Replayable } from './replay.js';

/** What operators can do about messages that were put aside: list, inspect, replay, drop. */
export class ParkedMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptionsOf: (group: string) => Subscriptions | undefined,
    private readonly published: () => void,
  ) {}

  /** The oldest `limit` parked messages after the one with id `after`. */
  async list(after = '0', limit = 100): Promise<ParkedMessage[]> {
    const rows = await this.dataSource.query<ParkedRow[]>(
      `${SELECT_PARKED} WHERE id > $1 ORDER BY id LIMIT $2`,
      [after, limit],
    );
    return rows.map(toParkedMessage);
  }

  async inspect(id: string): Promise<ParkedMessage | undefined> {
    const [row] = await this.dataSource.query<ParkedRow[]>(`${SELECT_PARKED} WHERE id = $1`, [id]);
    return row && toParkedMessage(row);
  }

  /**
   * Applies all parked messages of a key, in order, in one transaction, and opens the key again. Messages of the key
   * that arrive meanwhile wait for the commit.
   * @returns what became of them; zeros when nothing is parked under the key
   * @throws ReplayRefused when one cannot be understood; whatever a handler throws; nothing has changed then
   */
  replay(parkedKey: ParkedKey): Promise<ReplayResult> {
    return this.replayAll(keyToReplay(parkedKey));
  }

  /**
   * Applies one message that came without a key, and so with nothing behind it.
   * @returns what became of it, or nothing when no message of that id is parked
   * @throws ReplayRefused when it cannot be understood, or has a key: then the whole key is replayed, in order;
   *   whatever its handler throws; nothing has changed then
   */
  async replayMessage(id: string): Promise<ReplayResult | undefined> {
    const message = await this.inspect(id);
    if (!message) return undefined;
    if (message.key !== null) {
      throw new ReplayRefused(id, `it belongs to key '${message.key}', which is replayed in order`);
    }
    const { applied, ignored } = await this.replayAll(messageToReplay(id, message.group));
    return applied + ignored === 0 ? undefined : { applied, ignored };
  }

  /**
   * Gives one message up for good. It stays marked in the inbox, so a redelivery does not bring it back.
   * @returns the message, for the audit, or nothing when none of that id is parked (any more)
   */
  async drop(id: string): Promise<ParkedMessage | undefined> {
    return inTransaction(this.dataSource, async ({ runner }) => {
      const row = await readMessage(runner, id);
      if (!row) return undefined;
      const key = row.key === null ? undefined : { ...toParkedMessage(row), key: row.key };
      if (key) await lockKey(runner, key);
      const [dropped] = await deleteMessages(runner, [id]);
      if (key) await openEmptyKey(runner, key);
      return dropped && toParkedMessage(dropped);
    });
  }

  private async replayAll(what: Replayable): Promise<ReplayResult> {
    const subscriptions = this.subscriptionsOf(what.group);
    if (!subscriptions) throw new Error(`this service has no group ${what.group}`);
    const { applied, ignored, published } = await replay(this.dataSource, what, subscriptions);
    if (published > 0) this.published();
    return { applied, ignored };
  }
}
