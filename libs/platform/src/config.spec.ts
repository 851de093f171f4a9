import { Type } from 'typebox';
import { ConfigError } from '#runtime';
import { baseConfig, loadConfig, verifierConfig } from './config.js';

const schema = Type.Object({
  ...baseConfig,
  ...verifierConfig,
  STEP_DELAY_MS: Type.Integer({ default: 500, minimum: 0 }),
  SHARE: Type.Number({ default: 0.5 }),
  SEED: Type.Boolean({ default: false }),
  CLIENT_SECRET: Type.Optional(Type.String({ minLength: 8 })),
});

const right = {
  ENTREPOT_ENV: 'sandbox',
  HTTP_PORT: '8080',
  DATABASE_URL: 'postgres://catalog:hunter2@127.0.0.1:5432/entrepot',
  DATABASE_SCHEMA: 'catalog',
  KAFKA_BROKERS: '127.0.0.1:9092, kafka-2:9092,[::1]:9092',
  PUBLIC_URL: 'http://127.0.0.1:8080',
  JWKS_URL: 'http://127.0.0.1:8080/.well-known/jwks.json',
};

function faultsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    loadConfig('catalog', schema, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('converts texts into types, applies defaults and freezes the result', () => {
    const config = loadConfig('catalog', schema, { ...right, SEED: 'true', SHARE: '0.25' });
    expect(config).toEqual({
      ...right,
      HTTP_PORT: 8080,
      HTTP_HOST: '127.0.0.1',
      TOPIC_PREFIX: '',
      LOG_LEVEL: 'info',
      ROLE: 'all',
      RELAY_SHARDS: 1,
      RELAY_AHEAD: 1_500,
      MERCHANT_WEIGHTS: '',
      STEP_DELAY_MS: 500,
      SHARE: 0.25,
      SEED: true,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('treats an empty variable as absent', () => {
    expect(loadConfig('catalog', schema, { ...right, STEP_DELAY_MS: '' }).STEP_DELAY_MS).toBe(500);
    expect(faultsOf({ ...right, DATABASE_SCHEMA: '' })).toHaveLength(1);
  });

  it('reports all faults at once, each with the variable, the given and the expected value', () => {
    const faults = faultsOf({
      ...right,
      ENTREPOT_ENV: 'staging',
      HTTP_PORT: '80a',
      DATABASE_SCHEMA: undefined,
      STEP_DELAY_MS: '-1',
      SEED: 'yes',
      KAFKA_BROKERS: '127.0.0.1',
    });
    expect(faults).toEqual([
      'ENTREPOT_ENV: given "staging", expected one of sandbox, production',
      'HTTP_PORT: given "80a", expected an integer from 0 up to 65535',
      'DATABASE_SCHEMA: not set, expected a string matching ^[a-z_][a-z0-9_]{0,62}$',
      expect.stringMatching(/^KAFKA_BROKERS: given "127.0.0.1", expected a string matching /),
      'STEP_DELAY_MS: given "-1", expected an integer from 0',
      'SEED: given "yes", expected a boolean',
    ]);
  });

  it('never shows a secret', () => {
    const faults = faultsOf({
      ...right,
      DATABASE_URL: 'mysql://u:hunter2@h/d',
      CLIENT_SECRET: 'abc',
    });
    expect(faults).toHaveLength(2);
    expect(faults.join()).not.toMatch(/hunter2|abc/);
    expect(faults[0]).toContain('DATABASE_URL: given (value withheld)');
  });
});
