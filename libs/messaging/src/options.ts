import type { StoredQueue } from '#store';
import type { Manifest } from './contract/index.js';
import type { KafkaConfig } from './kafka/index.js';

/** The part of a service's configuration that messaging reads. */
export interface MessagingConfig extends KafkaConfig {
  DATABASE_URL: string;
  DATABASE_SCHEMA: string;
  TOPIC_PREFIX: string;
  PUBLIC_URL: string;
  ROLE: string;
  RELAY_SHARDS: number;
  RELAY_AHEAD: number;
  MERCHANT_WEIGHTS: string;
}

export interface MessagingOptions {
  service: string;
  config: MessagingConfig;
  manifest: Manifest;
  /** The consumer groups that the service runs; by default all of its groups in the manifest. */
  groups?: readonly string[];
  /** Delayed work in the service's store; reported as metrics. */
  queues?: readonly StoredQueue[];
}

/** The token of the {@link MessagingOptions}. */
export const MESSAGING_OPTIONS = Symbol('MESSAGING_OPTIONS');
