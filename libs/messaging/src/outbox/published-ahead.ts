import type { Manifest } from '../contract/index.js';
import type { GroupTopics } from '../kafka/index.js';

/** Events of one merchant that a send wrote to one partition. */
export interface SentEvents {
  merchant: string;
  topic: string;
  partition: number;
  lastOffset: bigint;
  events: number;
}

export interface CommittedOffset {
  topic: string;
  partition: number;
  offset: bigint;
}

export interface AheadOptions {
  /** The groups that events must not be far ahead of. */
  groups: readonly GroupTopics[];
  /** @throws any error; the group then counts as standing still */
  read: (group: GroupTopics) => Promise<readonly CommittedOffset[]>;
  /** The maximum number of events ahead, of all merchants together. */
  most: number;
  weightOf: (merchant: string) => number;
}

/** A merchant may always be this far ahead, however many others are. */
const LEAST = 50;
const READ_EVERY_MS = 100;
/** All merchants together may be this far ahead of the slowest group. */
const LEAST_TOGETHER = 200;
/**
 * The time that the groups may need for the events ahead. Several times the delay until the relay learns of their
 * progress, so they always have work.
 */
const AHEAD_SECONDS = 2;
/** The rate of groups that was not measured yet. */
const FIRST_RATE = 500;
/** The time over which the rate of the groups is averaged; they commit offsets every 200 ms. */
const RATE_MS = 500;
/** A group that makes no progress for this time is ignored until its offset changes. */
const STANDING_MS = 3_000;

interface Reading {
  offset: bigint;
  /** The time without progress. The relay reads offsets only while it is ahead, so other times do not count. */
  standingMs: number;
}

/**
 * Counts the published events that our consumer groups have not applied yet, by merchant. Nothing overtakes in a
 * partition of Kafka, so the relay leaves a merchant's further events in the outbox, where others can go first, while
 * the merchant is too far ahead.
 */
export class PublishedAhead {
  private sent: SentEvents[] = [];
  private readonly readings = new Map<string, Reading>();
  private readAt = 0;
  /** Events per second that the groups applied while a merchant was held back. */
  private rate = FIRST_RATE;

  constructor(private readonly options: AheadOptions) {}

  add(sent: readonly SentEvents[]): void {
    const { groups } = this.options;
    const isRead = ({ topic }: SentEvents) => groups.some(({ topics }) => topics.includes(topic));
    this.sent.push(...sent.filter(isRead));
  }

  /** The number of events ahead, of all merchants together, from which merchants are held back. */
  get limit(): number {
    if (this.options.groups.length === 0) return Infinity;
    return Math.min(this.options.most, Math.max(LEAST_TOGETHER, this.rate * AHEAD_SECONDS));
  }

  /** The merchants that are too far ahead, according to the last reading. */
  held(): string[] {
    const { weightOf } = this.options;
    const byMerchant = [...Map.groupBy(this.sent, ({ merchant }) => merchant)];
    const total = byMerchant.reduce((sum, [merchant]) => sum + weightOf(merchant), 0);
    return byMerchant.flatMap(([merchant, sent]) =>
      countOf(sent) >= Math.max(LEAST, (this.limit * weightOf(merchant)) / total) ? [merchant] : [],
    );
  }

  /** Forgets the events that the groups have applied, when that is worth a request to the broker. */
  async refresh(now = performance.now()): Promise<void> {
    const since = now - this.readAt;
    const isFull = countOf(this.sent) >= this.limit || this.held().length > 0;
    if (!isFull || since < READ_EVERY_MS) return;
    this.readAt = now;
    const applied = new Map<string, bigint>();
    for (const group of this.options.groups) {
      const offsets = await this.offsetsOf(group);
      for (const [name, last] of this.lastOffsets(group)) {
        const offset = offsets.get(name) ?? 0n;
        if (offset > last || !this.isMoving(`${group.groupId} ${name}`, offset, since)) continue;
        const lowest = applied.get(name);
        applied.set(name, lowest === undefined || offset < lowest ? offset : lowest);
      }
    }
    const before = countOf(this.sent);
    this.sent = this.sent.filter((events) => {
      const floor = applied.get(topicPartition(events));
      return floor !== undefined && events.lastOffset >= floor;
    });
    this.measure(before - countOf(this.sent), since);
  }

  /** After a longer pause between readings, the time that the groups needed is unknown. */
  private measure(events: number, sinceMs: number): void {
    if (sinceMs > RATE_MS) return;
    const rate = (events * 1_000) / sinceMs;
    this.rate += ((rate - this.rate) * sinceMs) / RATE_MS;
  }

  private async offsetsOf(group: GroupTopics): Promise<Map<string, bigint>> {
    const offsets = await this.options.read(group).catch(() => []);
    return new Map(offsets.map((committed) => [topicPartition(committed), committed.offset]));
  }

  /** The last offset that was written to each partition of the group. */
  private lastOffsets({ topics }: GroupTopics): Map<string, bigint> {
    const readByGroup = this.sent.filter(({ topic }) => topics.includes(topic));
    // Sends to a partition follow each other, so the last one has its highest offset.
    return new Map(readByGroup.map((events) => [topicPartition(events), events.lastOffset]));
  }

  private isMoving(name: string, offset: bigint, since: number): boolean {
    const last = this.readings.get(name);
    const standingMs =
      last?.offset === offset ? last.standingMs + Math.min(since, 2 * READ_EVERY_MS) : 0;
    this.readings.set(name, { offset, standingMs });
    return standingMs < STANDING_MS;
  }
}

function countOf(sent: readonly SentEvents[]): number {
  return sent.reduce((sum, { events }) => sum + events, 0);
}

/** The name of a partition in a map. */
export function topicPartition({ topic, partition }: { topic: string; partition: number }): string {
  return `${topic}/${partition}`;
}

/** The consumer groups that read streams of a service, each with only these streams as topics. */
export function readersOf(
  { streams, groups }: Pick<Manifest, 'streams' | 'groups'>,
  service: string,
  topicPrefix: string,
): GroupTopics[] {
  const written = streams.filter(({ owner }) => owner === service).map(({ name }) => name);
  return Object.entries(groups).flatMap(([group, read]) => {
    const topics = read.filter((name) => written.includes(name)).map((name) => topicPrefix + name);
    return topics.length > 0 ? [{ groupId: topicPrefix + group, topics }] : [];
  });
}
