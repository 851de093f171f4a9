import { partitionName } from '../kafka/index.js';
import { consumerMetrics } from './metrics.js';

interface Partition {
  stream: string;
  partition: number;
}

/** The lag of a group by partition, reported only by the process that has the partition. */
export class LagGauge {
  private readonly published = new Map<string, Partition>();
  private assigned: ReadonlySet<string> | undefined;

  constructor(private readonly group: string) {}

  /** A batch may end after its partition was assigned to another process, which then reports the lag. */
  set({ stream, partition }: Partition, messages: number): void {
    const name = partitionName({ stream, partition });
    if (this.assigned && !this.assigned.has(name)) return;
    this.published.set(name, { stream, partition });
    consumerMetrics.lag.set({ group: this.group, stream, partition }, messages);
  }

  /**
   * Removes partitions that were assigned to another process; otherwise their last lag would be reported permanently.
   */
  keepOnly(assigned: ReadonlySet<string>): void {
    this.assigned = assigned;
    for (const [name, { stream, partition }] of this.published) {
      if (assigned.has(name)) continue;
      this.published.delete(name);
      consumerMetrics.lag.remove({ group: this.group, stream, partition });
    }
  }
}
