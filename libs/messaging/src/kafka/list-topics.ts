import type { BrokerConfig } from '#kafka';
import { withAdmin } from './with-admin.js';

/**
 * The topics that this user may see. Tries once, for a command whose user waits for the answer.
 * @throws kafkajs's errors, when no broker answers or the login is refused
 */
export function listTopics(config: BrokerConfig): Promise<string[]> {
  return withAdmin(config, (admin) => admin.listTopics(), 0);
}
