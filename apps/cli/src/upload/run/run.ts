import type { Entrepot } from '@entrepot/client';
import type { Terminal } from '../../terminal/terminal.js';
import type { UploadKind } from '../kinds/kind.js';
import type { Batch, UploadState } from '../state/upload-state.js';
import type { RateGate } from './rate-gate.js';

/** What the steps of an upload work with. */
export interface Run {
  kind: UploadKind;
  client: Entrepot;
  state: UploadState;
  gate: RateGate;
  terminal: Terminal;
  concurrency: number;
  signal: AbortSignal;
}

/**
 * Works on every batch that can be sent, a few at a time. The first error stops the others.
 * @param until the last place
 */
export async function forEachBatch(
  { state, gate, concurrency, signal }: Run,
  work: (batch: Batch, signal: AbortSignal) => Promise<void>,
  until?: number,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  let last = 0;
  const worker = async () => {
    for (;;) {
      await gate.pass(either);
      const batch = state.next(last, until);
      if (!batch) return;
      last = batch.place;
      await work(batch, either);
    }
  };
  const workers = Array.from({ length: concurrency }, () =>
    worker().catch((error: unknown) => {
      if (!failed.signal.aborted) failed.abort(error);
    }),
  );
  await Promise.all(workers);
  either.throwIfAborted();
}
