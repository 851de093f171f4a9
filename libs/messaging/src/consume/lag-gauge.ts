import { partitionName } from '../kafka/index.js';
import { consumerMetrics } from './metrics.js';

interface Partition {
  stream: string;
  partition: number;
}

/** How far a group is behind, by partition, reported only by the process that has the partition. */
export class LagGauge {
  private readonly published = new Map<string, Partition>();
  private assigned: ReadonlySet<string> | undefined;

  constructor(private readonly group: string) {}

  /** A batch may end after its partition went to another process; the lag is then reported by that one. */
  set({ stream, partition }: Partition, messages: number): void {
    const name = partitionName({ stream, partition });
    if (this.assigned && !this.assigned.has(name)) return;
    this.published.set(name, { stream, partition });
    consumerMetrics.lag.set({ group: this.group, stream, partition }, messages);
  }

  /** Forgets partitions that are not this process's any more, or their last lag would be published for ever. */
  keepOnly(assigned: ReadonlySet<string>): void {
    this.assigned = assigned;
    for (const [name, { stream, partition }] of this.published) {
      if (assigned.has(name)) continue;
      this.published.delete(name);
      consumerMetrics.lag.remove({ group: this.group, stream, partition });
    }
  }
}
