import type { Received } from '../kafka/index.js';
import { parkKey } from './parking.js';

/**
 * Counts the messages, of different keys, that were parked one after the other for the same cause. A cause is the
 * handler of a type, or the decoding of a type's messages. The success of other types does not reset the count.
 */
export class ParkedInARow {
  /** The keys by stream and cause; a message without a key counts for itself. */
  private readonly keys = new Map<string, Set<string>>();

  add(received: Received, cause: string): void {
    const name = causeKey(received, cause);
    const keys = this.keys.get(name) ?? new Set<string>();
    this.keys.set(name, keys.add(received.key === null ? placeOf(received) : parkKey(received)));
  }

  /** @returns the count for the message's stream and cause */
  count(received: Received, cause: string): number {
    return this.keys.get(causeKey(received, cause))?.size ?? 0;
  }

  /** Resets the causes of messages that a handler has handled. */
  end(acted: readonly Received[]): void {
    for (const name of acted.flatMap(causesEndedBy)) this.keys.delete(name);
  }
}

const WITHOUT_TYPE = 'unreadable, without a type';

/** The cause if a type's handler fails. */
export function handlerOf({ headers }: Received): string {
  return headers.ce_type ?? '';
}

/** The cause if the message itself is faulty. */
export function readingOf({ headers }: Received): string {
  return headers.ce_type ? `unreadable ${headers.ce_type}` : WITHOUT_TYPE;
}

function causesEndedBy(acted: Received): string[] {
  return [handlerOf(acted), readingOf(acted), WITHOUT_TYPE].map((cause) => causeKey(acted, cause));
}

function causeKey({ stream }: Received, cause: string): string {
  return `${stream} ${cause}`;
}

/** The text includes the id, because a recreated topic has another message at the same offset. */
function placeOf({ partition, offset, headers }: Received): string {
  return `${partition}@${offset} ${headers.ce_id ?? ''}`;
}
