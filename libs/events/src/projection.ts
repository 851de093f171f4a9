import type { EventByType } from './generated/types.js';
import { headerOf, textOf, textsOf, type Message } from './message.js';
import { parse } from './parse.js';
import type { Books, DeadLetter, ProjectionStore } from './store.js';

/** The outcome of a message. */
export type Outcome =
  | 'applied'
  /** There is no handler for the type. */
  | 'skipped'
  /** An event with this id was applied before. */
  | 'duplicate'
  /** The version is not above the last applied version of the subject. */
  | 'stale'
  /** Stored for manual intervention, like all later messages of its key. */
  | 'dead-letter';

/** The handlers by type of event. A handler must write only with `tx`, because it may be called again. */
export type Handlers<Tx> = {
  [Type in keyof EventByType]?: (event: EventByType[Type], tx: Tx) => Promise<void> | void;
};

/** The part of a message that is stored with a dead letter. */
type StoredPart = Pick<DeadLetter, 'topic' | 'key' | 'partition' | 'offset' | 'headers' | 'value'>;

type AnyHandler<Tx> = (event: object, tx: Tx) => Promise<void> | void;

/**
 * Applies each event once and in order: duplicates and stale versions have no effect. An event that cannot be read or
 * applied is stored as a dead letter, together with the later events of its key.
 */
export class Projection<Tx> {
  private readonly failures = new Failures();

  constructor(
    private readonly store: ProjectionStore<Tx>,
    private readonly handlers: Handlers<Tx>,
  ) {}

  /**
   * Processes one message; commit its offset afterwards.
   * @throws the error of a handler or of the store; nothing is applied then, so process the same message again. A
   * message that fails three times in a row becomes a dead letter, if the store is available
   */
  async handle(message: Message): Promise<Outcome> {
    const type = headerOf(message.headers, 'ce_type') ?? '';
    if (message.value === null || !this.handlerOf(type)) return 'skipped';
    const part = storedPartOf(message);
    try {
      return await this.store.transaction(async (tx, books) => {
        if (!(await books.isBlocked(part.topic, part.key))) return this.apply(part, tx, books);
        return keep(books, part, 'blocked', 'waits for earlier messages of its key');
      });
    } catch (error) {
      if (!this.failures.isLast(part)) throw error;
      return this.store.transaction((_, books) => keep(books, part, 'handler', String(error)));
    }
  }

  /**
   * Applies the dead letters of a key in order, in one transaction. Use it after you fixed a handler, or with a later
   * version of this package.
   * @returns the number of applied dead letters
   * @throws the error of the handler or of the store, or {@link StillFaulty}; all dead letters are kept then
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

  private async apply(stored: StoredPart, tx: Tx, books: Books): Promise<Outcome> {
    const parsed = parse(stored.headers, stored.value);
    if (parsed.kind !== 'event') {
      const reason = parsed.kind === 'invalid' ? 'invalid' : 'unknown-version';
      return keep(books, stored, reason, JSON.stringify(parsed));
    }
    const { type, event } = parsed;
    if (!(await books.noteEvent(event.eventId))) return 'duplicate';
    const { subject, version } = event;
    if (version !== undefined && !(await books.noteVersion(stored.topic, subject, version))) {
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

/** Counts how often the current message has failed; the messages of a partition are processed one after the other. */
class Failures {
  private readonly counts = new Map<string, { offset: string; count: number }>();

  isLast({ topic, partition, offset }: StoredPart): boolean {
    const place = `${topic} ${partition}`;
    const previous = this.counts.get(place);
    const count = previous?.offset === offset ? previous.count + 1 : 1;
    this.counts.set(place, { offset, count });
    return count >= ATTEMPTS;
  }
}

async function keep(
  books: Books,
  stored: StoredPart,
  reason: DeadLetter['reason'],
  detail: string,
): Promise<Outcome> {
  await books.addDeadLetter({ ...stored, reason, detail });
  return 'dead-letter';
}

function storedPartOf({ topic, key, partition, offset, headers, value }: Message): StoredPart {
  return {
    topic,
    key: key === null ? '' : textOf(key),
    partition,
    offset: String(offset),
    headers: textsOf(headers),
    value: value === null ? null : textOf(value),
  };
}
