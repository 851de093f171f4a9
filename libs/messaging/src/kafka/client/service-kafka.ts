import { createKafka, type BrokerConfig } from '#kafka';
import { Logger } from '@nestjs/common';
import kafkajs from 'kafkajs';
import type { Kafka, logCreator } from 'kafkajs';

const { logLevel } = kafkajs;

/** kafkajs starts its retries at 300 ms; half a minute is the longest wait after a broker is available again. */
const RETRY = { initialRetryTime: 200, maxRetryTime: 30_000, multiplier: 2, factor: 0.2 };

/**
 * Creates a client of kafkajs that logs through Nest's logger.
 * @param retries how often kafkajs retries an operation; callers that wait longer retry outside and report the reason
 */
export function createServiceKafka(config: BrokerConfig, retries: number): Kafka {
  return createKafka(config, { retry: { ...RETRY, retries }, logCreator: toNestLogger });
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
