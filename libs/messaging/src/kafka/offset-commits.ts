import type { EachBatchPayload } from 'kafkajs';

/**
 * The longest delay of a commit. After a crash or a rebalance, the messages of this period are delivered again, and the
 * inbox skips them.
 */
const COMMIT_EVERY_MS = 200;

type Progress = Pick<EachBatchPayload, 'uncommittedOffsets' | 'commitOffsetsIfNecessary'>;

/**
 * Commits a consumer's offsets soon, but not for each batch of each partition, because a commit is a write to a log of
 * the broker, which costs the broker more than most batches.
 */
export class OffsetCommits {
  private latest: Progress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  /** @param progress the progress after the last batch, with all partitions of the consumer */
  note(progress: Progress): void {
    this.latest = progress;
    this.commitSoon();
  }

  /** Commits pending offsets now. After a failure they are committed later, or their messages are delivered again. */
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

  /** Called when the consumer has stopped. */
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
