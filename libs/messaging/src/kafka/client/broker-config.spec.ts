import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from '#platform';
import { brokerConfigOf } from './broker-config.js';
import type { KafkaConfig } from './broker-config.js';

const plain = { KAFKA_BROKERS: 'one:9092, two:9092' };

function faultsOf(config: KafkaConfig): string[] {
  try {
    brokerConfigOf(config, 'orders');
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
}

describe('the configuration of the brokers', () => {
  it('uses neither TLS nor SASL by default', () => {
    expect(brokerConfigOf(plain, 'orders')).toEqual({
      brokers: ['one:9092', 'two:9092'],
      clientId: 'entrepot-orders',
    });
  });

  it('trusts known certificate authorities, or that of a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'broker-config-'));
    const file = path.join(folder, 'ca.crt');
    writeFileSync(file, 'the authority');
    const secure = { ...plain, KAFKA_TLS: true };
    expect(brokerConfigOf(secure, 'orders').tls).toEqual({});
    expect(brokerConfigOf({ ...secure, KAFKA_TLS_CA_FILE: file }, 'orders').tls).toEqual({
      ca: 'the authority',
    });
    rmSync(folder, { recursive: true });
    expect(faultsOf({ ...secure, KAFKA_TLS_CA_FILE: file })).toEqual([
      expect.stringMatching(/^KAFKA_TLS_CA_FILE: ENOENT/),
    ]);
  });

  it('authenticates with a user name and password', () => {
    const config = {
      ...plain,
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_SASL_USERNAME: 'kafka-orders',
      KAFKA_SASL_PASSWORD: 'secret',
    };
    expect(brokerConfigOf(config, 'orders').sasl).toEqual({
      mechanism: 'scram-sha-512',
      username: 'kafka-orders',
      password: 'secret',
    });
  });

  it('is refused if variables contradict each other, and all of them are named', () => {
    expect(
      faultsOf({ ...plain, KAFKA_TLS_CA_FILE: '/ca.crt', KAFKA_SASL_PASSWORD: 'secret' }),
    ).toEqual([
      'KAFKA_TLS_CA_FILE: given, expected KAFKA_TLS to be true',
      'KAFKA_SASL_PASSWORD: given, expected KAFKA_SASL_MECHANISM with it',
    ]);
    expect(faultsOf({ ...plain, KAFKA_SASL_MECHANISM: 'plain' })).toEqual([
      'KAFKA_SASL_USERNAME: not set, expected with KAFKA_SASL_MECHANISM',
      'KAFKA_SASL_PASSWORD: not set, expected with KAFKA_SASL_MECHANISM',
    ]);
  });
});
