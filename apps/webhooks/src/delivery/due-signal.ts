const listeners = new Set<() => void>();

/** Calls `listener` whenever deliveries were queued in this process. @returns a function that removes the listener */
export function onDue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Called when deliveries were queued and committed, so that the sender of this process does not wait for its next poll.
 */
export function announceDue(): void {
  for (const listener of listeners) listener();
}
