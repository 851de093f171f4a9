import type { Exit } from '../processes/child.js';

/** A part of the infrastructure that was started here. */
export interface StartedPart {
  /** Resolves when it has ended for any reason. */
  exited: Promise<Exit>;
  hasEnded(): boolean;
  stop(): Promise<void>;
  /** Kills it like a crash; its data stays as it is. */
  kill(): Promise<void>;
}
