import { randomBytes } from 'node:crypto';

/** The Postgres and Kafka of this test run; started by the global set-up. */
export interface TestEnvironment {
  adminUrl: string;
  brokers: string;
  /** The prefix of resources that the run shares. */
  run: string;
}

/** @throws Error when the run was started without its infrastructure */
export function testEnvironment(): TestEnvironment {
  const { DATABASE_URL, KAFKA_BROKERS, TEST_RUN } = process.env;
  if (!DATABASE_URL || !KAFKA_BROKERS || !TEST_RUN) {
    throw new Error('DATABASE_URL, KAFKA_BROKERS and TEST_RUN are not set; use npm test');
  }
  return { adminUrl: DATABASE_URL, brokers: KAFKA_BROKERS, run: TEST_RUN };
}

/** A short unique name for databases, topics and groups. */
export function uniqueName(prefix: string): string {
  return `${prefix}_${randomBytes(4).toString('hex')}`;
}
