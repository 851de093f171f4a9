import { consumerGroups } from '#contracts';
import { eventIdOf, readSince, rewindGroup } from '#messaging';
import { withOwner } from '#migration';
import { AT_ONCE, serviceOf, tableOf, type RecoveryTarget } from './recovery-target.js';

export interface Replay {
  group: string;
  stream: string;
  since: Date;
  /**
   * False: the group rereads messages that it may have missed, and its inbox prevents repeated effects. True: the inbox
   * marks of these events are deleted, and they are applied again; for a projection that was emptied.
   */
  reapply: boolean;
}

/**
 * Resets a group's offsets so that it rereads a stream from a time on. Its service must not be running.
 * @returns the number of messages to reread, and the number of deleted inbox marks
 * @throws Error for an unknown group or stream, and while the group has a member
 */
export async function replay(
  { databaseUrl, brokers, topicPrefix }: RecoveryTarget,
  { group, stream, since, reapply }: Replay,
): Promise<{ messages: number; unmarked: number }> {
  refuseUnknown(group, stream);
  const names = { prefix: topicPrefix, streams: [stream] };
  const reread = await rewindGroup(brokers, topicPrefix + group, names, since);
  const messages = reread.get(stream) ?? 0;
  if (!reapply) return { messages, unmarked: 0 };
  const ids = new Set<string>();
  await readSince(brokers, { prefix: topicPrefix, stream }, since, ({ headers }) => {
    const id = eventIdOf({ headers });
    if (id !== undefined) ids.add(id);
  });
  return { messages, unmarked: await deleteInboxMarks(databaseUrl, group, stream, [...ids]) };
}

function refuseUnknown(group: string, stream: string): void {
  const names: readonly string[] | undefined = consumerGroups[group];
  if (names === undefined) {
    throw new Error(
      `there is no group ${group}: expected ${Object.keys(consumerGroups).join(', ')}`,
    );
  }
  if (!names.includes(stream)) {
    throw new Error(`${group} does not read ${stream}: expected ${names.join(', ')}`);
  }
}

/** Deletes the subject versions too, because with them every event would be ignored as old. */
async function deleteInboxMarks(
  databaseUrl: string,
  group: string,
  stream: string,
  eventIds: readonly string[],
): Promise<number> {
  const service = serviceOf(group);
  return withOwner(databaseUrl, async (client) => {
    let unmarked = 0;
    await client.query('BEGIN');
    for (let start = 0; start < eventIds.length; start += AT_ONCE) {
      const { rowCount } = await client.query(
        `DELETE FROM ${tableOf(service, 'inbox')} WHERE consumer_group = $1 AND event_id = ANY ($2::uuid[])`,
        [group, eventIds.slice(start, start + AT_ONCE)],
      );
      unmarked += rowCount ?? 0;
    }
    await client.query(
      `DELETE FROM ${tableOf(service, 'subject_version')} WHERE consumer_group = $1 AND stream = $2`,
      [group, stream],
    );
    await client.query('COMMIT');
    return unmarked;
  });
}
