import type { EventByType } from './generated/types.js';
import { headerOf, textOf, textsOf } from './message.js';
import type { Message } from './message.js';
import { parse } from './parse.js';
import type { Books, DeadLetter, ProjectionStore } from './store.js';

/** What became of a message. */
export type Outcome =
  | 'applied'
  /** No handler for its type. */
  | 'skipped'
  /** Its id was applied before. */
  | 'duplicate'
  /** Its version is not above the one that was applied for its subject. */
  | 'stale'
  /** Kept for a person; so are all later ones of its key. */
  | 'dead-letter';

/** What to do with an event of each type. A handler writes with `tx` only: it may be called again. */
export type Handlers<Tx> = {
  [Type in keyof EventByType]?: (event: EventByType[Type], tx: Tx) => Promise<void> | void;
};

/** The part of a message that is kept of a dead letter. */
type Kept = Pick<DeadLetter, 'topic' | 'key' | 'partition' | 'offset' | 'headers' | 'value'>;

type AnyHandler<Tx> = (event: object, tx: Tx) => Promise<void> | void;

/**
 * Applies each event once and in order: duplicates and stale versions have no effect, and what cannot be read or applied is
 * kept as a dead letter together with the later events of its key.
 */
export class Projection<Tx> {
  private readonly failures = new Failures();

  constructor(
    private readonly store: ProjectionStore<Tx>,
    private readonly handlers: Handlers<Tx>,
  ) {}

  /**
   * Works on one message; commit its offset afterwards.
   * @throws what a handler or the store throws, and nothing is applied then: try the same message again. What fails three
   *   times in a row becomes a dead letter, if the store can take it
   */
  async handle(message: Message): Promise<Outcome> {
    const type = headerOf(message.headers, 'ce_type') ?? '';
    if (message.value === null || !this.handlerOf(type)) return 'skipped';
    const kept = keptOf(message);
    try {
      return await this.store.transaction(async (tx, books) => {
        if (!(await books.isBlocked(kept.topic, kept.key))) return this.apply(kept, tx, books);
        return keep(books, kept, 'blocked', 'waits for earlier messages of its key');
      });
    } catch (error) {
      if (!this.failures.isLast(kept)) throw error;
      return this.store.transaction((_, books) => keep(books, kept, 'handler', String(error)));
    }
  }

  /**
   * Applies the dead letters of a key in order, in one transaction: after a handler was mended, or with a later version of
   * this package.
   * @returns how many there were
   * @throws what the handler or the store throws, and {@link StillFaulty}; all of them are kept then
   */
  async replay(topic: string, key: string): Promise<number> {
    return this.store.transaction(async (tx, books) => {
      const letters = await books.deadLettersOf(topic, key);
      for (const letter of letters) {
        await books.removeDeadLetter(letter.id);
        if ((await this.apply(letter, tx, books)) === 'dead-letter') throw new StillFaulty(letter);
      }
      return letters.length;
    });
  }

  private async apply(kept: Kept, tx: Tx, books: Books): Promise<Outcome> {
    const parsed = parse(kept.headers, kept.value);
    if (parsed.kind !== 'event') {
      const reason = parsed.kind === 'invalid' ? 'invalid' : 'unknown-version';
      return keep(books, kept, reason, JSON.stringify(parsed));
    }
    const { type, event } = parsed;
    if (!(await books.noteEvent(event.eventId))) return 'duplicate';
    const { subject, version } = event;
    if (version !== undefined && !(await books.noteVersion(kept.topic, subject, version))) {
      return 'stale';
    }
    await this.handlerOf(type)?.(event, tx);
    return 'applied';
  }

  private handlerOf(type: string): AnyHandler<Tx> | undefined {
    return (this.handlers as Record<string, AnyHandler<Tx> | undefined>)[type];
  }
}

/** A dead letter that this version of the package cannot read either. */
export class StillFaulty extends Error {
  constructor(letter: DeadLetter) {
    super(`${letter.topic} ${letter.partition}/${letter.offset}: ${letter.detail}`);
  }
}

const ATTEMPTS = 3;

/** Counts how often the message at hand has failed; a partition's messages come one after the other. */
class Failures {
  private readonly counts = new Map<string, { offset: string; count: number }>();

  isLast({ topic, partition, offset }: Kept): boolean {
    const place = `${topic} ${partition}`;
    const known = this.counts.get(place);
    const count = known?.offset === offset ? known.count + 1 : 1;
    this.counts.set(place, { offset, count });
    return count >= ATTEMPTS;
  }
}

async function keep(
  books: Books,
  kept: Kept,
  reason: DeadLetter['reason'],
  detail: string,
): Promise<Outcome> {
  await books.addDeadLetter({ ...kept, reason, detail });
  return 'dead-letter';
}

function keptOf({ topic, key, partition, offset, headers, value }: Message): Kept {
  return {
    topic,
    key: key === null ? '' : textOf(key),
    partition,
    offset: String(offset),
    headers: textsOf(headers),
    value: value === null ? null : textOf(value),
  };
}
