import type { Exit } from '../processes/child.js';

/** A Postgres or Kafka that was started here. */
export interface StartedPart {
  /** Resolves when the process has ended for any reason. */
  exited: Promise<Exit>;
  hasEnded(): boolean;
  stop(): Promise<void>;
  /** Kills the process like a crash; its data remains unchanged. */
  kill(): Promise<void>;
}
