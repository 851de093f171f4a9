import type { Admin } from 'kafkajs';
import type { BrokerConfig } from './client/broker-config.js';
import { createKafka } from './client/connection.js';

/** An administrator's connection for as long as something is done with it. */
export async function withAdmin<T>(
  config: BrokerConfig,
  act: (admin: Admin) => Promise<T>,
): Promise<T> {
  const admin = createKafka(config, 5).admin();
  await admin.connect();
  try {
    return await act(admin);
  } finally {
    await admin.disconnect();
  }
}
