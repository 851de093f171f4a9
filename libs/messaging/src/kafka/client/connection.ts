import { Logger } from '@nestjs/common';
import kafkajs from 'kafkajs';
import type { Kafka, logCreator, SASLOptions } from 'kafkajs';
import type { BrokerConfig } from './broker-config.js';
import { checkKafkajsMembers } from './kafkajs-members.js';
import { patchConnections } from './one-socket.js';
import { patchRequestQueues } from './request-queue.js';

const { logLevel } = kafkajs;

checkKafkajsMembers();
patchRequestQueues();
patchConnections();

/** kafkajs starts its retries at 300 ms; half a minute is the longest wait after a broker's return. */
const RETRY = { initialRetryTime: 200, maxRetryTime: 30_000, multiplier: 2, factor: 0.2 };

/**
 * Creates a kafkajs client that logs through Nest's logger.
 * @param retries how often kafkajs retries an operation; callers that wait longer retry outside and report the reason
 */
export function createKafka(config: BrokerConfig, retries: number): Kafka {
  return new kafkajs.Kafka({
    clientId: config.clientId,
    brokers: [...config.brokers],
    ssl: config.tls ?? false,
    ...(config.sasl && { sasl: config.sasl as SASLOptions }),
    connectionTimeout: 5_000,
    authenticationTimeout: 5_000,
    requestTimeout: 30_000,
    enforceRequestTimeout: true,
    retry: { ...RETRY, retries },
    logLevel: logLevel.INFO,
    logCreator: toNestLogger,
  });
}

const toNestLogger: logCreator = () => {
  const logger = new Logger('kafkajs');
  return ({ level, namespace, log }) => {
    const { message, error, groupId } = log as {
      message: string;
      error?: string;
      groupId?: string;
    };
    const text = [namespace, groupId, message, error].filter(Boolean).join(': ');
    if (level === logLevel.ERROR || level === logLevel.WARN) logger.warn(text);
    else logger.debug(text);
  };
};
