import type { BrokerConfig } from '#kafka';
import type { Admin } from 'kafkajs';
import { createServiceKafka } from './client/service-kafka.js';

/** Runs `act` with an admin connection, and closes it. */
export async function withAdmin<T>(
  config: BrokerConfig,
  act: (admin: Admin) => Promise<T>,
  retries = 5,
): Promise<T> {
  const admin = createServiceKafka(config, retries).admin();
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.disconnect();
  }
}
