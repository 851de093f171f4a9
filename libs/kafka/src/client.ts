import kafkajs from 'kafkajs';
import type { Kafka, logCreator, RetryOptions, SASLOptions } from 'kafkajs';
import type { BrokerConfig } from './broker-settings.js';
import { openSocket, withoutColons } from './open-socket.js';
import { checkKafkajsMembers } from './patches/kafkajs-members.js';
import { patchConnections } from './patches/one-socket.js';
import { patchRequestQueues } from './patches/request-queue.js';

checkKafkajsMembers();
patchRequestQueues();
patchConnections();

export interface KafkaOptions {
  /** How kafkajs retries an operation. */
  retry: RetryOptions;
  /** Receives the log of kafkajs from level INFO; without it, kafkajs logs nothing. */
  logCreator?: logCreator;
}

/**
 * Creates a patched client of kafkajs; connects to nothing.
 * @throws TypeError when the module is loaded with a release of kafkajs that the patches do not fit
 */
export function createKafka(config: BrokerConfig, { retry, logCreator }: KafkaOptions): Kafka {
  return new kafkajs.Kafka({
    clientId: config.clientId,
    brokers: config.brokers.map(withoutColons),
    socketFactory: openSocket,
    ssl: config.tls ?? false,
    ...(config.sasl && { sasl: config.sasl as SASLOptions }),
    connectionTimeout: 5_000,
    authenticationTimeout: 5_000,
    requestTimeout: 30_000,
    enforceRequestTimeout: true,
    retry,
    logLevel: logCreator ? kafkajs.logLevel.INFO : kafkajs.logLevel.NOTHING,
    ...(logCreator && { logCreator }),
  });
}
