import type { Admin } from 'kafkajs';
import type { BrokerConfig } from './client/broker-config.js';
import { createKafka } from './client/connection.js';

/** Runs `act` with an admin connection, and closes it. */
export async function withAdmin<T>(
  config: BrokerConfig,
  act: (admin: Admin) => Promise<T>,
  retries = 5,
): Promise<T> {
  const admin = createKafka(config, retries).admin();
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.disconnect();
  }
}
