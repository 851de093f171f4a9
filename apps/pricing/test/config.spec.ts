import { readConfig } from '../src/config.js';

const env = {
  ENTREPOT_ENV: 'sandbox',
  HTTP_PORT: '0',
  DATABASE_URL: 'postgres://localhost/x',
  DATABASE_SCHEMA: 'pricing',
  KAFKA_BROKERS: 'localhost:9092',
  PUBLIC_URL: 'http://localhost:4640',
  JWKS_URL: 'http://localhost:4640/.well-known/jwks.json',
};

describe('the configuration', () => {
  it('needs no secret for page tokens in a sandbox', () => {
    const config = readConfig({ ...env, PAGE_TOKEN_SECRET: '' });
    expect(config.PAGE_TOKEN_SECRET.length).toBeGreaterThanOrEqual(32);
  });

  it('names the secret that production must set', () => {
    expect(() => readConfig({ ...env, ENTREPOT_ENV: 'production' })).toThrow(
      expect.objectContaining({ faults: [expect.stringContaining('PAGE_TOKEN_SECRET')] }),
    );
  });
});
