import type { SeenEvent } from '#testing';
import type { Json } from '../merchant.js';

/** The events of the streams by type, each once, ordered by version for each subject. */
export class PublishedLog {
  private readonly byType = new Map<string, Json[]>();

  constructor(seen: readonly SeenEvent[]) {
    const events = new Map(
      seen.map(({ type, event }) => [event.eventId, { ...event, type } as Json]),
    );
    for (const event of [...events.values()].toSorted(
      (first, other) => first.version - other.version,
    )) {
      const list = this.byType.get(event.type) ?? [];
      this.byType.set(event.type, list);
      list.push(event);
    }
  }

  /** The events of these types that match, by version. */
  of(types: string | readonly string[], matches: (event: Json) => boolean = () => true): Json[] {
    const all = [types].flat().flatMap((type) => this.byType.get(type) ?? []);
    return all.filter(matches).toSorted((first, other) => first.version - other.version);
  }

  /** The newest event of each subject. */
  newest(types: string | readonly string[]): Json[] {
    return [...new Map(this.of(types).map((event) => [event.subject, event])).values()];
  }
}

/** Amounts and weights are decimal texts in events and numbers in answers (decision 1.7). */
export function numbersOf(texts: Record<string, string>): Record<string, number> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Number(text)]));
}

/** The object without its undefined members. */
export function present(object: Json): Json {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
