import { randomBytes } from 'node:crypto';

/** The Postgres and Kafka of this test run; started by the global set-up. */
export interface TestEnvironment {
  adminUrl: string;
  brokers: string;
}

/** @throws Error when the run was started without its infrastructure */
export function testEnvironment(): TestEnvironment {
  const { DATABASE_URL, KAFKA_BROKERS } = process.env;
  if (!DATABASE_URL || !KAFKA_BROKERS) {
    throw new Error('DATABASE_URL and KAFKA_BROKERS are not set; run the tests with npm test');
  }
  return { adminUrl: DATABASE_URL, brokers: KAFKA_BROKERS };
}

/** A short unique name for databases, topics and groups. */
export function uniqueName(prefix: string): string {
  return `${prefix}_${randomBytes(4).toString('hex')}`;
}
