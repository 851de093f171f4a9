import type { Cursor } from './changes.js';

/** More than the time between two polls of a hidden tab: an older position is of tabs that are closed. */
const VALID_MS = 180_000;

const keyOf = (feed: string): string => `entrepot.position.${feed}`;

/**
 * Stores up to where the tab that polls for a feed has read the changes, for the tab that polls next.
 * @param feed its name
 * @param now in ms
 */
export function storePosition(feed: string, { lastUpdateDate }: Cursor, now = Date.now()): void {
  localStorage.setItem(keyOf(feed), JSON.stringify({ lastUpdateDate, storedAt: now }));
}

/** Where a tab begins that polls for a feed; undefined where no tab has polled for it lately. */
export function storedPosition(feed: string, now = Date.now()): Cursor | undefined {
  const position = parsed(localStorage.getItem(keyOf(feed)));
  if (!position || now - position.storedAt > VALID_MS) return undefined;
  return { lastUpdateDate: position.lastUpdateDate, seen: new Map() };
}

function parsed(text: string | null): { lastUpdateDate: string; storedAt: number } | undefined {
  return text === null ? undefined : (JSON.parse(text) as ReturnType<typeof parsed>);
}
