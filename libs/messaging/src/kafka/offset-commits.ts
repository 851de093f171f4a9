import type { EachBatchPayload } from 'kafkajs';

/**
 * How long the broker may not know of what is done. What is handed out again for that, after a crash or a rebalance, is
 * known to the inbox.
 */
const COMMIT_EVERY_MS = 200;

type Progress = Pick<EachBatchPayload, 'uncommittedOffsets' | 'commitOffsetsIfNecessary'>;

/**
 * Commits how far a consumer has come: soon, but not for each batch of each partition, since a commit costs the
 * broker a write to a log of its own, more than most batches cost it.
 */
export class OffsetCommits {
  private latest: Progress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  /** @param progress of the batch that was worked on last; it knows of all partitions of the consumer */
  note(progress: Progress): void {
    this.latest = progress;
    this.commitSoon();
  }

  /** Commits now what is not committed yet; a failure means that it is tried again, or handed out again. */
  async flush(): Promise<void> {
    const { latest } = this;
    if (!latest) return;
    this.latest = undefined;
    try {
      await latest.commitOffsetsIfNecessary(latest.uncommittedOffsets());
    } catch {
      this.latest ??= latest;
      this.commitSoon();
    }
  }

  /** The consumer is gone. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private commitSoon(): void {
    if (this.isStopped) return;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, COMMIT_EVERY_MS);
  }
}
