import type { Entrepot } from '@entrepot/client';
import type { Terminal } from '../../terminal/terminal.js';
import type { CommandKind } from '../command-kinds.js';
import type { Batch, UploadState } from '../state/upload-state.js';
import type { RateGate } from './rate-gate.js';

/** The context that the steps of an upload share. */
export interface Run {
  kind: CommandKind;
  client: Entrepot;
  state: UploadState;
  gate: RateGate;
  terminal: Terminal;
  concurrency: number;
  signal: AbortSignal;
}

/**
 * Processes every batch that can be sent, a few requests at a time. The first error stops the others.
 * @param most the maximum number of batches in a request
 * @param until the last place
 */
export async function forEachRequest(
  { state, gate, concurrency, signal }: Run,
  most: number,
  work: (batches: Batch[], signal: AbortSignal) => Promise<void>,
  until?: number,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  let last = 0;
  const worker = async () => {
    for (;;) {
      await gate.pass(either);
      const batches = state.nextBatches(most, last, until);
      const { place } = batches.at(-1) ?? {};
      if (place === undefined) return;
      last = place;
      await work(batches, either);
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
