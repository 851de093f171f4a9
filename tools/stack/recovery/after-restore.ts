import { consumerGroups } from '#contracts';
import { rewindGroup } from '#messaging';
import { withOwner } from '#migration';
import { applyAgain, type AppliedAgain } from './apply-again.js';
import { beginHistory } from './begin-history.js';
import { markAsDone, readLostEvents } from './lost-events.js';
import {
  raiseSerials,
  raiseUnpublished,
  raiseVersions,
  type LostSubject,
} from './raise-numbers.js';
import type { RecoveryTarget } from './recovery-target.js';

export interface Restored {
  /** The time to which the store was restored. */
  restoredTo: Date;
  /** Groups reread from this time: before the oldest event that one of them had not read at the restore time. */
  rereadFrom: Date;
}

/** The changes that reconciled the streams with a restored store. */
export interface Agreement {
  /** Subjects with published events that are not in the store. */
  lost: LostSubject[];
  events: number;
  again: AppliedAgain;
  /** Messages that groups will read again, by `group stream`. */
  reread: Map<string, number>;
}

/**
 * Reconciles the streams with a store that was restored to an earlier time. Groups reread all messages that they had
 * not read at that time. Services ignore the events that they published since then but lost with the restore, and do
 * not reuse the numbers in them; events of external programs are consumed like new ones. From then on, services reject
 * older cursors, and the gateway rejects tokens of the lost time. No service may be running. The command can be repeated.
 * @throws Error while a group has a member
 */
export async function afterRestore(
  target: RecoveryTarget,
  { restoredTo, rereadFrom }: Restored,
): Promise<Agreement> {
  const { databaseUrl, brokers, topicPrefix } = target;
  const reread = new Map<string, number>();
  for (const [group, streams] of Object.entries(consumerGroups)) {
    const names = { prefix: topicPrefix, streams };
    const counts = await rewindGroup(brokers, topicPrefix + group, names, rereadFrom);
    for (const [stream, messages] of counts) reread.set(`${group} ${stream}`, messages);
  }
  return withOwner(databaseUrl, async (client) => {
    const events = await readLostEvents(target, client, restoredTo);
    await client.query('BEGIN');
    await beginHistory(client, restoredTo);
    await markAsDone(client, events);
    const lost = await raiseVersions(client, events);
    await raiseSerials(client, events);
    await raiseUnpublished(client);
    await client.query('COMMIT');
    const again = await applyAgain(databaseUrl, events, lost);
    return { lost, events: events.length, again, reread };
  });
}
