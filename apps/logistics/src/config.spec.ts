import { paceOf, readConfig } from './config.js';

const env = {
  ENTREPOT_ENV: 'sandbox',
  HTTP_PORT: '0',
  DATABASE_URL: 'postgres://localhost/x',
  DATABASE_SCHEMA: 'logistics',
  KAFKA_BROKERS: 'localhost:9092',
  PUBLIC_URL: 'http://localhost:4640',
  JWKS_URL: 'http://localhost:4640/.well-known/jwks.json',
};

describe('the configuration', () => {
  it('needs neither secret nor folder in a sandbox, whose steps go on by themselves', () => {
    const config = readConfig({ ...env, PAGE_TOKEN_SECRET: '' });
    expect(config.PAGE_TOKEN_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(paceOf(config)).toEqual({ stepDelayMs: 500 });
  });

  it('names what production must say', () => {
    expect(() => readConfig({ ...env, ENTREPOT_ENV: 'production' })).toThrow(
      expect.objectContaining({
        faults: [
          expect.stringContaining('PAGE_TOKEN_SECRET'),
          expect.stringContaining('DOCUMENTS_DIR'),
        ],
      }),
    );
  });

  it('makes each step wait in production (decision 6.8)', () => {
    const production = { ENTREPOT_ENV: 'production', PAGE_TOKEN_SECRET: 'x'.repeat(32) };
    const config = readConfig({ ...env, ...production, DOCUMENTS_DIR: '/documents' });
    expect(paceOf(config)).toBe('manual');
  });
});
