import { useSyncExternalStore } from 'react';
import { useSession } from '../api/session.js';
import type { Bulk, BulkRun, BulkState } from './bulk-run.js';

/** The run of this tab, which continues across pages. It is not shown to another client who logs in. */
let current: { clientId: string; bulk: Bulk } | undefined;
const listeners = new Set<() => void>();

/** Starts an action on many records; the panel is shown until it is closed. */
export function startBulk<R>(clientId: string, run: BulkRun<R>): void {
  show({ clientId, bulk: run });
  void run.start();
}

/** Hides the ended action. */
export function closeBulk(): void {
  show(undefined);
}

/** The action of the session and its progress; undefined if there is none. */
export function useBulk(): { bulk: Bulk; state: BulkState } | undefined {
  const { clientId } = useSession();
  const snapshot = useSyncExternalStore(subscribe, () => current);
  const bulk = snapshot?.clientId === clientId ? snapshot.bulk : undefined;
  const state = useSyncExternalStore(bulk?.subscribe ?? subscribe, bulk?.get ?? nothing);
  return bulk && state && { bulk, state };
}

function show(next: typeof current): void {
  current?.bulk.stop();
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function nothing(): undefined {
  return undefined;
}
