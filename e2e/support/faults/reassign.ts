import { alterPartitionReassignmentsV0, Connection } from '@platformatic/kafka';
import type { ClusterPartitionMetadata } from '@platformatic/kafka';
import { eventually } from '#testing';

/**
 * Reassigns partitions to other replicas, or to the same replicas in another order; the first one becomes the leader.
 * @param brokers any of them, as `host:port`: each forwards the request to the controller
 */
export async function reassign(
  brokers: readonly string[],
  topics: ReadonlyMap<string, readonly ClusterPartitionMetadata[]>,
  replicasOf: (replicas: readonly number[], partition: number) => number[],
): Promise<void> {
  const request = [...topics].map(([name, partitions]) => ({
    name,
    partitions: partitions.map(({ replicas }, partitionIndex) => ({
      partitionIndex,
      replicas: replicasOf(replicas, partitionIndex),
    })),
  }));
  let tries = 0;
  await eventually(
    async () => {
      const broker = brokers[tries % brokers.length] as string;
      tries += 1;
      const { hostname, port } = new URL(`kafka://${broker}`);
      const connection = new Connection('fault-test');
      connection.on('error', () => undefined);
      try {
        await connection.connect(hostname, Number(port));
        await alterPartitionReassignmentsV0.api.async(connection, 15_000, false, request);
      } finally {
        await connection.close();
      }
    },
    { timeoutMs: 30_000, waitingFor: 'a broker to take the reassignment' },
  );
}
