import type { Cursor } from './changes.js';

/** More than the time between two polls of a hidden tab: an older position is from closed tabs. */
const VALID_MS = 180_000;

const keyOf = (feed: string): string => `entrepot.position.${feed}`;

/**
 * Stores the position up to which the polling tab of a feed has read the changes, for the next leader.
 * @param feed the name of the feed
 * @param now in ms
 */
export function storePosition(feed: string, { lastUpdateDate }: Cursor, now = Date.now()): void {
  localStorage.setItem(keyOf(feed), JSON.stringify({ lastUpdateDate, storedAt: now }));
}

/** The position at which a new leader starts; undefined if no tab has polled for the feed recently. */
export function storedPosition(feed: string, now = Date.now()): Cursor | undefined {
  const position = parsed(localStorage.getItem(keyOf(feed)));
  if (!position || now - position.storedAt > VALID_MS) return undefined;
  return { lastUpdateDate: position.lastUpdateDate, seen: new Map() };
}

function parsed(text: string | null): { lastUpdateDate: string; storedAt: number } | undefined {
  return text === null ? undefined : (JSON.parse(text) as ReturnType<typeof parsed>);
}
