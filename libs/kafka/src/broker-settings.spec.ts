import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brokerSecurityOf } from './broker-settings.js';
import type { BrokerSettingsError, SecuritySettings } from './broker-settings.js';

function faultsOf(settings: SecuritySettings): readonly string[] {
  try {
    brokerSecurityOf(settings);
    return [];
  } catch (error) {
    return (error as BrokerSettingsError).faults;
  }
}

describe('the settings of the brokers', () => {
  it('use neither TLS nor SASL by default', () => {
    expect(brokerSecurityOf({})).toEqual({});
  });

  it('trust known certificate authorities, or that of a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'broker-settings-'));
    const file = path.join(folder, 'ca.crt');
    writeFileSync(file, 'the authority');
    const secure = { KAFKA_TLS: true };
    expect(brokerSecurityOf(secure).tls).toEqual({});
    expect(brokerSecurityOf({ ...secure, KAFKA_TLS_CA_FILE: file }).tls).toEqual({
      ca: 'the authority',
    });
    rmSync(folder, { recursive: true });
    expect(faultsOf({ ...secure, KAFKA_TLS_CA_FILE: file })).toEqual([
      expect.stringMatching(/^KAFKA_TLS_CA_FILE: ENOENT/),
    ]);
  });

  it('contain a user name and a password for SASL', () => {
    const settings = {
      KAFKA_SASL_MECHANISM: 'scram-sha-512',
      KAFKA_SASL_USERNAME: 'kafka-orders',
      KAFKA_SASL_PASSWORD: 'secret',
    };
    expect(brokerSecurityOf(settings).sasl).toEqual({
      mechanism: 'scram-sha-512',
      username: 'kafka-orders',
      password: 'secret',
    });
  });

  it('are refused if they contradict each other, with all contradictions in the error', () => {
    expect(faultsOf({ KAFKA_TLS_CA_FILE: '/ca.crt', KAFKA_SASL_PASSWORD: 'secret' })).toEqual([
      'KAFKA_TLS_CA_FILE: given, expected KAFKA_TLS to be true',
      'KAFKA_SASL_PASSWORD: given, expected KAFKA_SASL_MECHANISM with it',
    ]);
    expect(faultsOf({ KAFKA_SASL_MECHANISM: 'plain' })).toEqual([
      'KAFKA_SASL_USERNAME: not set, expected with KAFKA_SASL_MECHANISM',
      'KAFKA_SASL_PASSWORD: not set, expected with KAFKA_SASL_MECHANISM',
    ]);
  });
});
