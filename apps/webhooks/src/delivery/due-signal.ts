const listeners = new Set<() => void>();

/** Calls `listener` whenever deliveries were queued in this process. @returns ends that */
export function onDue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Deliveries were queued and committed: the sender of this process need not wait for its next poll. */
export function announceDue(): void {
  for (const listener of listeners) listener();
}
