import { consumerGroups } from '#contracts';
import { rewindGroup } from '#messaging';
import { withOwner } from '../migrate/database.js';
import { markAsDone, readForgotten } from './forgotten-events.js';
import { raiseSerials, raiseVersions } from './raise-numbers.js';
import type { ForgottenSubject } from './raise-numbers.js';
import type { Scene } from './scene.js';

export interface Restored {
  /** The moment that the restored store is of. */
  at: Date;
  /** From when on groups read again: before the oldest event that one of them had not read at that moment. */
  rereadFrom: Date;
}

/** How the streams and a restored store were brought to agree. */
export interface Agreement {
  /** What was informed of and is not in the store. */
  forgotten: ForgottenSubject[];
  events: number;
  /** Messages that groups will read again, by `group stream`. */
  reread: Map<string, number>;
}

/**
 * Brings the streams and a store that was restored to an earlier moment to agree. Everything that the groups had not
 * read at that moment they read again. What services have published since then, and know nothing of any more, no one of ours
 * acts on, and the numbers in it are not given again; to events of programs outside the groups come as to new ones.
 * No service may be running. Doing it again changes nothing more.
 * @throws Error while someone reads for a group
 */
export async function afterRestore(scene: Scene, { at, rereadFrom }: Restored): Promise<Agreement> {
  const { databaseUrl, brokers, topicPrefix } = scene;
  const reread = new Map<string, number>();
  for (const [group, streams] of Object.entries(consumerGroups)) {
    const names = { prefix: topicPrefix, streams };
    const counts = await rewindGroup(brokers, topicPrefix + group, names, rereadFrom);
    for (const [stream, messages] of counts) reread.set(`${group} ${stream}`, messages);
  }
  return withOwner(databaseUrl, async (client) => {
    const events = await readForgotten(scene, client, at);
    await client.query('BEGIN');
    await markAsDone(client, events);
    const forgotten = await raiseVersions(client, events);
    await raiseSerials(client, events);
    await client.query('COMMIT');
    return { forgotten, events: events.length, reread };
  });
}
