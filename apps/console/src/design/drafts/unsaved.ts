import { useSyncExternalStore } from 'react';

/** Something on the page that would be lost: a form that was typed in, or a secret that is shown once. */
export interface Unsaved {
  /** Proceeds once the person has agreed to lose the work. */
  leave: (proceed: () => void) => void;
  /** Discards the work without a question. */
  release: () => void;
}

const all = new Set<Unsaved>();
/** The work above which the person logs in again; undefined while the session lasts. */
let endedAt: Unsaved | undefined;
const listeners = new Set<() => void>();

/** @returns a function that removes the entry */
export function addUnsaved(draft: Unsaved): () => void {
  all.add(draft);
  return () => all.delete(draft);
}

export function hasUnsaved(): boolean {
  return all.size > 0;
}

/** Asks about each unsaved entry, the newest first, and then proceeds. */
export function leaveAll(proceed: () => void, some: Iterable<Unsaved> = all): void {
  let next = proceed;
  for (const { leave } of some) {
    const then = next;
    next = () => leave(then);
  }
  next();
}

export function releaseAll(): void {
  for (const draft of all) draft.release();
}

/** Reports that the session ended or resumed. After its end, the log-in opens above unsaved work. */
export function setSessionEnded(isEnded: boolean): void {
  endedAt = isEnded ? [...all].at(-1) : undefined;
  for (const listener of listeners) listener();
}

export function isSessionEnded(): boolean {
  return endedAt !== undefined;
}

/** Whether a log-in is open above this entry. */
export function useSessionEndedAt(draft: Unsaved): boolean {
  return useSyncExternalStore(subscribe, () => endedAt === draft);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
