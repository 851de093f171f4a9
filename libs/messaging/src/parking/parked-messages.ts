import { Database } from '#store';
import { Inject, Injectable } from '@nestjs/common';
import { auditOfDropped } from '../consume/parking.js';
import { writeAudit, writeAudits } from '../audit/audit.js';
import { Relay } from '../outbox/relay.js';
import { inTransaction } from '../transaction/transaction.js';
import {
  SELECT_LISTED,
  SELECT_SHOWN,
  deleteMessages,
  dropMessages,
  lockKey,
  unblockEmptyKey,
  readMessage,
  toParkedMessage,
} from './parked-rows.js';
import { EventStrategies } from '../transport/event-strategy.js';
import type { ParkedKey, ParkedMessage, ParkedRow } from './parked-rows.js';
import { ReplayRefused, keyToReplay, messageToReplay, replay } from './replay.js';
import type { ReplayResult, Replayable } from './replay.js';

export interface ParkedFilter {
  /** The id of a message. */
  after?: string | undefined;
  group?: string | undefined;
  stream?: string | undefined;
  type?: string | undefined;
  reason?: string | undefined;
  key?: string | undefined;
}

/** The reason for parking, for messages of one type or, by default, of all types. */
export interface ParkedFault {
  reason: string;
  type?: string | undefined;
}

/** Parked messages with one reason and type; the type is null if the headers contain none. */
export interface ParkedFaults {
  reason: string;
  type: string | null;
  messages: number;
  keys: number;
  oldest: Date;
}

/** Messages that are replayed together: all messages of a key, or one message without a key. */
export type ParkedUnit = Pick<ParkedMessage, 'id' | 'group' | 'stream' | 'key'>;

export interface ParkedCount {
  group: string;
  messages: number;
  keys: number;
  oldest: Date;
}

/** The operators' actions on parked messages: list, inspect, replay, drop. */
@Injectable()
export class ParkedMessages {
  constructor(
    @Inject(Database) private readonly database: Pick<Database, 'http'>,
    @Inject(EventStrategies)
    private readonly strategies: Pick<EventStrategies, 'subscriptionsOf'>,
    @Inject(Relay) private readonly relay: Pick<Relay, 'wake'>,
  ) {}

  /**
   * The oldest `limit` parked messages after the one with id `after`; only those of a group, stream, type, reason or key,
   * if given. Each has the first KiB of its payload.
   */
  async list(
    { after = '0', group, stream, type, reason, key }: ParkedFilter = {},
    limit = 100,
  ): Promise<ParkedMessage[]> {
    const parameters = [after, group, stream, key, limit, type, reason];
    const rows = await this.database.http.query<ParkedRow[]>(LIST, parameters);
    return rows.map(toParkedMessage);
  }

  /** The numbers of parked messages and keys by consumer group. */
  counts(): Promise<ParkedCount[]> {
    return this.database.http.query<ParkedCount[]>(COUNTS);
  }

  /** The numbers of parked messages and keys by reason and type, the most first. */
  faults(): Promise<ParkedFaults[]> {
    return this.database.http.query<ParkedFaults[]>(FAULTS);
  }

  /**
   * Returns the oldest `limit` keys with a message of the type that was parked for the reason, and messages without a
   * key.
   */
  unitsOf({ reason, type }: ParkedFault, limit: number): Promise<ParkedUnit[]> {
    return this.database.http.query<ParkedUnit[]>(UNITS, [reason, limit, type]);
  }

  /** Returns the ids of the oldest `limit` messages of the type that were parked for the reason. */
  async idsOf({ reason, type }: ParkedFault, limit: number): Promise<string[]> {
    const rows = await this.database.http.query<{ id: string }[]>(IDS, [reason, limit, type]);
    return rows.map(({ id }) => id);
  }

  async inspect(id: string): Promise<ParkedMessage | undefined> {
    const [row] = await this.database.http.query<ParkedRow[]>(`${SELECT_SHOWN} WHERE id = $1`, [
      id,
    ]);
    return row && toParkedMessage(row);
  }

  /**
   * Applies all parked messages of a key, in order, in one transaction, and unblocks the key. Messages of the key that
   * arrive meanwhile wait for the commit.
   * @param who the operator's client id, for the audit
   * @returns the numbers of applied and ignored messages; zeros if none is parked under the key
   * @throws ReplayRefused if a message cannot be decoded; whatever a handler throws; nothing was changed then
   */
  replay(parkedKey: ParkedKey, who: string): Promise<ReplayResult> {
    return this.replayAll(keyToReplay(parkedKey), who);
  }

  /**
   * Applies one message without a key, which blocks no others.
   * @returns the numbers of applied and ignored messages; undefined if no message with that id is parked
   * @throws ReplayRefused if the message cannot be decoded, or has a key, because messages with a key are replayed
   * together in order; whatever its handler throws; nothing was changed then
   */
  async replayMessage(id: string, who: string): Promise<ReplayResult | undefined> {
    const message = await this.inspect(id);
    if (!message) return undefined;
    if (message.key !== null) {
      throw new ReplayRefused(
        id,
        `it has the key '${message.key}', whose messages are replayed in order`,
      );
    }
    const { applied, ignored } = await this.replayAll(messageToReplay(id, message.group), who);
    return applied + ignored === 0 ? undefined : { applied, ignored };
  }

  /**
   * Deletes one message permanently. It stays marked in the inbox, so a redelivery is skipped.
   * @param who the operator's client id, for the audit
   * @param why the reason in words
   * @returns the message, or undefined if no message with that id is parked
   */
  async drop(id: string, who: string, why: string): Promise<ParkedMessage | undefined> {
    return inTransaction(
      this.database.http,
      async ({ runner }) => {
        const row = await readMessage(runner, id);
        if (!row) return undefined;
        const key = row.key === null ? undefined : { ...toParkedMessage(row), key: row.key };
        if (key) await lockKey(runner, key);
        const [dropped] = await deleteMessages(runner, [id]);
        if (key) await unblockEmptyKey(runner, key);
        if (!dropped) return undefined;
        const message = toParkedMessage(dropped);
        await writeAudit(runner, auditOfDropped(message, who, why));
        return message;
      },
      { answersCaller: true },
    );
  }

  /**
   * Deletes several messages permanently, in one transaction.
   * @param who the operator's client id, for the audit
   * @param why the reason in words
   * @returns the ids that were parked and are now deleted
   */
  dropAll(ids: readonly string[], who: string, why: string): Promise<string[]> {
    return inTransaction(
      this.database.http,
      async ({ runner }) => {
        const dropped = await dropMessages(runner, ids);
        await writeAudits(
          runner,
          dropped.map((message) => auditOfDropped(message, who, why)),
        );
        return dropped.map(({ id }) => id);
      },
      { answersCaller: true },
    );
  }

  private async replayAll(what: Replayable, who: string): Promise<ReplayResult> {
    const subscriptions = this.strategies.subscriptionsOf(what.group);
    if (!subscriptions) throw new Error(`this service has no group ${what.group}`);
    const { applied, ignored, published } = await replay(
      this.database.http,
      what,
      subscriptions,
      who,
    );
    if (published > 0) this.relay.wake();
    return { applied, ignored };
  }
}

const LIST = `
  ${SELECT_LISTED}
   WHERE id > $1 AND ($2::text IS NULL OR consumer_group = $2)
     AND ($3::text IS NULL OR stream = $3) AND ($4::text IS NULL OR key = $4)
     AND ($6::text IS NULL OR type = $6) AND ($7::text IS NULL OR reason = $7)
   ORDER BY id LIMIT $5`;

const COUNTS = `
  SELECT consumer_group AS group, count(*)::int AS messages, count(DISTINCT (stream, key))::int AS keys,
         min(parked_at) AS oldest
    FROM parked_message GROUP BY consumer_group ORDER BY consumer_group`;

const FAULTS = `
  SELECT reason, type, count(*)::int AS messages,
         count(DISTINCT (consumer_group, stream, key)) FILTER (WHERE key IS NOT NULL)::int AS keys,
         min(parked_at) AS oldest
    FROM parked_message GROUP BY reason, type ORDER BY messages DESC, reason, type`;

const UNITS = `
  SELECT min(id)::text AS id, consumer_group AS "group", stream, key
    FROM parked_message WHERE reason = $1 AND ($3::text IS NULL OR type = $3)
   GROUP BY consumer_group, stream, key, CASE WHEN key IS NULL THEN id END
   ORDER BY min(id) LIMIT $2`;

const IDS = `
  SELECT id FROM parked_message WHERE reason = $1 AND ($3::text IS NULL OR type = $3)
   ORDER BY id LIMIT $2`;
