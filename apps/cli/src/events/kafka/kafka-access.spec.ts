import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findKafka } from './kafka-access.js';

const user = {
  KAFKA_SASL_MECHANISM: 'scram-sha-512',
  KAFKA_SASL_USERNAME: 'ana',
  KAFKA_SASL_PASSWORD: 'secret',
};

describe('the brokers of entrepot events tail', () => {
  it('are those that are named, else those of the environment, else those of the sandbox', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-access-'));
    mkdirSync(path.join(folder, 'stack'));
    const sandbox = { kafkaBrokers: ['sandbox:1'], gateway: 'http://127.0.0.1:1', clients: [] };
    writeFileSync(path.join(folder, 'stack', 'sandbox.json'), JSON.stringify(sandbox));
    const env = { ENTREPOT_STACK_DIR: path.join(folder, 'stack') };
    const environment = { ...env, KAFKA_BROKERS: 'env:1, env:2' };
    expect(findKafka('named:1', environment).brokers).toEqual(['named:1']);
    expect(findKafka(undefined, environment).brokers).toEqual(['env:1', 'env:2']);
    expect(findKafka(undefined, env).brokers).toEqual(['sandbox:1']);
    rmSync(folder, { recursive: true });
    expect(() => findKafka(undefined, env)).toThrow('No sandbox was started here.');
  });

  it('are reached as a user, whose groups begin with its name, and with TLS', () => {
    expect(findKafka('one:1', { ...user, KAFKA_TLS: 'true', TOPIC_PREFIX: 'live.' })).toEqual({
      brokers: ['one:1'],
      tls: {},
      sasl: { mechanism: 'scram-sha-512', username: 'ana', password: 'secret' },
      topicPrefix: 'live.',
      groupPrefix: 'ana.',
    });
  });

  it.each([
    [{ ...user, KAFKA_SASL_PASSWORD: '' }, 'KAFKA_SASL_PASSWORD: not set'],
    [{ KAFKA_SASL_USERNAME: 'ana' }, 'KAFKA_SASL_USERNAME: given, expected KAFKA_SASL_MECHANISM'],
    [{ ...user, KAFKA_SASL_MECHANISM: 'md5' }, 'KAFKA_SASL_MECHANISM: expected one of plain'],
    [{ KAFKA_TLS_CA_FILE: '/ca.pem' }, 'KAFKA_TLS_CA_FILE: given, expected KAFKA_TLS'],
    [{ KAFKA_TLS: 'true', KAFKA_TLS_CA_FILE: '/none.pem' }, 'KAFKA_TLS_CA_FILE: ENOENT'],
  ])('are refused when variables contradict each other: %j', (env, fault) => {
    expect(() => findKafka('one:1', env)).toThrow(fault);
  });
});
