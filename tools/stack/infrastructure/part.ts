import type { Exit } from '../child.js';

/** A part of the infrastructure that was started here. */
export interface StartedPart {
  /** Settles when it has ended, whoever ended it. */
  exited: Promise<Exit>;
  stop(): Promise<void>;
}
