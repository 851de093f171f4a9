import { readConfig } from '../src/config.js';

const env = {
  HTTP_PORT: '3004',
  DATABASE_URL: 'postgres://127.0.0.1/entrepot',
  DATABASE_SCHEMA: 'orders',
  KAFKA_BROKERS: '127.0.0.1:9092',
  PUBLIC_URL: 'http://entrepot.test',
  JWKS_URL: 'http://127.0.0.1/.well-known/jwks.json',
};

describe('the configuration of orders', () => {
  it('needs no secret in the sandbox and names those that production requires', () => {
    const sandbox = readConfig({ ...env, ENTREPOT_ENV: 'sandbox' });
    expect(sandbox.PAGE_TOKEN_SECRET).toMatch(/sandbox-only/);
    expect(sandbox.DOCUMENT_LINK_KEYS).toMatch(/sandbox-only/);
    expect(sandbox.QUOTE_KEYS).toMatch(/sandbox-only/);
    expect(() => readConfig({ ...env, ENTREPOT_ENV: 'production' })).toThrow(
      expect.objectContaining({
        faults: [
          expect.stringContaining('PAGE_TOKEN_SECRET'),
          expect.stringContaining('DOCUMENT_LINK_KEYS'),
          expect.stringContaining('QUOTE_KEYS'),
        ],
      }),
    );
    const secrets = {
      PAGE_TOKEN_SECRET: 'x'.repeat(32),
      DOCUMENT_LINK_KEYS: 'y'.repeat(32),
      QUOTE_KEYS: 'z'.repeat(32),
    };
    const config = readConfig({ ...env, ENTREPOT_ENV: 'production', ...secrets });
    expect(config).toMatchObject(secrets);
  });

  it('lets a channel order wait ten minutes for reference data (decision 6.9)', () => {
    const { INTAKE_DEADLINE_MS } = readConfig({ ...env, ENTREPOT_ENV: 'sandbox' });
    expect(INTAKE_DEADLINE_MS).toBe(600_000);
  });
});
