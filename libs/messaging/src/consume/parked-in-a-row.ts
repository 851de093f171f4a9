import type { Received } from '../kafka/index.js';
import { parkKey } from './parking.js';

/**
 * How many messages, of different keys, were parked one after the other for the same cause. A cause is what failed:
 * the handler of a type, or the reading of a type's messages. What succeeds of other types says nothing about it.
 */
export class ParkedInARow {
  /** By stream and cause: the keys; a message without a key counts for itself. */
  private readonly keys = new Map<string, Set<string>>();

  add(received: Received, cause: string): void {
    const name = nameOf(received, cause);
    const keys = this.keys.get(name) ?? new Set<string>();
    this.keys.set(name, keys.add(received.key === null ? placeOf(received) : parkKey(received)));
  }

  /** @returns how many there are on the message's stream */
  count(received: Received, cause: string): number {
    return this.keys.get(nameOf(received, cause))?.size ?? 0;
  }

  /** A handler has acted on these: neither it nor their reading is at fault. */
  end(acted: readonly Received[]): void {
    for (const name of acted.flatMap(causesEndedBy)) this.keys.delete(name);
  }
}

const WITHOUT_TYPE = 'unreadable, without a type';

/** The cause where a type's handler refuses a message. */
export function handlerOf({ headers }: Received): string {
  return headers.ce_type ?? '';
}

/** The cause where a message itself is at fault. */
export function readingOf({ headers }: Received): string {
  return headers.ce_type ? `unreadable ${headers.ce_type}` : WITHOUT_TYPE;
}

function causesEndedBy(acted: Received): string[] {
  return [handlerOf(acted), readingOf(acted), WITHOUT_TYPE].map((cause) => nameOf(acted, cause));
}

function nameOf({ stream }: Received, cause: string): string {
  return `${stream} ${cause}`;
}

/** With the id: a topic that was created again has another message at the same offset. */
function placeOf({ partition, offset, headers }: Received): string {
  return `${partition}@${offset} ${headers.ce_id ?? ''}`;
}
