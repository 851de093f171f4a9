/** What messaging needs to know of a stream. */
export interface ManifestStream {
  /** Its Kafka topic, without the prefix. */
  name: string;
  /** The only service that writes it. */
  owner: string;
  /** On compacted streams the archive keeps the last event of each key permanently. */
  cleanup: 'compact' | 'delete';
  /** The last event of a key reports the erasure of its data, so the archive deletes earlier ones (decision 8.6). */
  personalData: boolean;
}

/** The events of a system, the same in all its services. */
export interface Manifest {
  /** The types of all events; others are counted as `unknown`. */
  types: readonly string[];
  streams: readonly ManifestStream[];
  /** The streams of each consumer group; a group's name is `<service>.<group>`. */
  groups: Readonly<Record<string, readonly string[]>>;
}
