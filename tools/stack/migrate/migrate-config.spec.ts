import { ConfigError } from '#platform';
import { SERVICES } from '../topology.js';
import { readMigrateConfig } from './migrate-config.js';

const env = {
  DATABASE_URL: 'postgres://owner:secret@db.example/shop',
  KAFKA_BROKERS: 'one:9092, two:9092',
  ...Object.fromEntries(
    SERVICES.map((name) => [`DB_PASSWORD_${name.toUpperCase()}`, `${name}-password`]),
  ),
};

function faultsOf(environment: NodeJS.ProcessEnv): string[] {
  try {
    readMigrateConfig(environment);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
}

describe('the configuration of migrate', () => {
  it('The configuration has the partitions of a cluster by default', () => {
    const config = readMigrateConfig(env);
    expect(config).toMatchObject({
      databaseUrl: env.DATABASE_URL,
      brokers: ['one:9092', 'two:9092'],
      topicPrefix: '',
      partitions: 12,
      replication: 1,
    });
    expect(config.passwords.orders).toBe('orders-password');
    expect(readMigrateConfig({ ...env, KAFKA_PARTITIONS: '3' }).partitions).toBe(3);
  });

  it('The configuration accepts TLS settings in the URL', () => {
    const DATABASE_URL = `${env.DATABASE_URL}?sslmode=verify-full&sslrootcert=/etc/ca.crt`;
    expect(readMigrateConfig({ ...env, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it('The configuration reports every fault at once without secrets', () => {
    const faults = faultsOf({
      ...env,
      DATABASE_URL: 'mysql://owner:secret@db',
      KAFKA_BROKERS: 'localhost',
      KAFKA_PARTITIONS: '0',
      DB_PASSWORD_TAXES: '',
      DB_PASSWORD_ORDERS: 'short',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'DATABASE_URL',
      'KAFKA_BROKERS',
      'KAFKA_PARTITIONS',
      'DB_PASSWORD_ORDERS',
      'DB_PASSWORD_TAXES',
    ]);
    expect(faults.join()).not.toMatch(/secret@|short/);
  });
});
