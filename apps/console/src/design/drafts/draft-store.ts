/** The text typed in a form, as stored across a reload of the tab. */
export interface Stored<T> {
  value: T;
  /** The initial values of the form: only values that differ from them were typed. */
  initial: T;
  /** The idempotency key of the act, so that a repetition after a reload is the same act. */
  idempotencyKey: string;
}

const PREFIX = 'entrepot.draft';

/** @param place names the form and its record, for one client */
export function draftKey(clientId: string, place: readonly string[]): string {
  return `${clientPrefix(clientId)}${JSON.stringify(place)}]`;
}

function clientPrefix(clientId: string): string {
  return `${PREFIX}[${JSON.stringify(clientId)},`;
}

/** Undefined if there is no readable draft. */
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
    // The draft exceeds the browser's quota; the form still asks before it is left.
    removeDraft(key);
  }
}

export function removeDraft(key: string): void {
  sessionStorage.removeItem(key);
}

/** Removes all drafts of a client who has logged out. */
export function removeDraftsOf(clientId: string): void {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(clientPrefix(clientId)));
  for (const key of keys) removeDraft(key);
}
