/** The text typed in a form, as stored across a reload of the tab. */
export interface Stored<T> {
  value: T;
  /** What the form began with: only what differs from it was typed. */
  initial: T;
  /** Of the act, so that a repetition after a reload is the same act. */
  idempotencyKey: string;
}

const PREFIX = 'entrepot.draft';

/** @param place which form of which record it is, for one client */
export function draftKey(clientId: string, place: readonly string[]): string {
  return `${clientPrefix(clientId)}${JSON.stringify(place)}]`;
}

function clientPrefix(clientId: string): string {
  return `${PREFIX}[${JSON.stringify(clientId)},`;
}

/** Undefined where there is none, or none that can be read. */
export function readDraft<T extends object>(key: string): Stored<T> | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Stored<T> | null;
    return stored ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft<T extends object>(key: string, draft: Stored<T>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Too large for the browser's quota: the form still asks before it is left.
    removeDraft(key);
  }
}

export function removeDraft(key: string): void {
  sessionStorage.removeItem(key);
}

/** Removes all drafts of a client, who has logged out. */
export function removeDraftsOf(clientId: string): void {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(clientPrefix(clientId)));
  for (const key of keys) removeDraft(key);
}
