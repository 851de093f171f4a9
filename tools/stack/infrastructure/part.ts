import type { Exit } from '../child.js';

/** A part of the infrastructure that was started here. */
export interface StartedPart {
  /** Settles when it has ended, regardless of who ended it. */
  exited: Promise<Exit>;
  hasEnded(): boolean;
  stop(): Promise<void>;
  /** Ends it as a crash would; its data stay as they are at that moment. */
  kill(): Promise<void>;
}
