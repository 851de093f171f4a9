import { createKafka } from '@entrepot/kafka';
import type { Admin, Kafka } from 'kafkajs';
import { CliError, EXIT } from '../../terminal/errors.js';
import type { KafkaAccess } from './kafka-access.js';

/** Retries take seconds, because a person waits for the brokers to come back. */
export const RETRY = { initialRetryTime: 200, maxRetryTime: 5_000, retries: 4 };

/** A client that logs nothing: its lines would be between the events. */
export function connectionOf(access: KafkaAccess): Kafka {
  return createKafka({ ...access, clientId: 'entrepot-cli' }, { retry: RETRY });
}

/**
 * Asks the brokers once.
 * @throws CliError when they do not answer, or refuse the login
 */
export async function askKafka<T>(
  access: KafkaAccess,
  ask: (admin: Admin) => Promise<T>,
): Promise<T> {
  const admin = connectionOf(access).admin({ retry: { ...RETRY, retries: 0 } });
  try {
    await admin.connect();
    return await ask(admin);
  } catch (cause) {
    const message = `Kafka at ${access.brokers.join(', ')}: ${(cause as Error).message}`;
    const next = 'is it running? Other brokers are named with --brokers or KAFKA_BROKERS';
    throw new CliError(message, next, EXIT.unavailable, { cause });
  } finally {
    await admin.disconnect().catch(() => undefined);
  }
}
