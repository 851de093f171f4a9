import { readConfig } from '../src/config.js';
import { services } from '../src/proxy/route-table.js';

const upstream = 'http://localhost:4641';
const env = {
  ENTREPOT_ENV: 'sandbox',
  HTTP_PORT: '0',
  DATABASE_URL: 'postgres://localhost/x',
  DATABASE_SCHEMA: 'gateway',
  KAFKA_BROKERS: 'localhost:9092',
  PUBLIC_URL: 'http://localhost:4640',
  ...Object.fromEntries(services.map((name) => [`${name.toUpperCase()}_URL`, upstream])),
};

const faultOf = (name: string) =>
  expect.objectContaining({ faults: [expect.stringContaining(name)] }) as Error;

describe('the configuration of the gateway', () => {
  it('needs no secret for page tokens in a sandbox, and requires it in production', () => {
    const config = readConfig({ ...env, PAGE_TOKEN_SECRET: '' });
    expect(config.PAGE_TOKEN_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(() => readConfig({ ...env, ENTREPOT_ENV: 'production' })).toThrow(
      faultOf('PAGE_TOKEN_SECRET'),
    );
  });

  it('trusts only proxies in the list of addresses and ranges (decision 1.10)', () => {
    expect(readConfig(env).TRUSTED_PROXIES).toBeUndefined();
    for (const TRUSTED_PROXIES of ['10.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8,192.0.2.7']) {
      expect(readConfig({ ...env, TRUSTED_PROXIES })).toMatchObject({ TRUSTED_PROXIES });
    }
    for (const TRUSTED_PROXIES of ['true', 'load-balancer', '10.0.0.1;10.0.0.2', '10.0.0.1,']) {
      expect(() => readConfig({ ...env, TRUSTED_PROXIES })).toThrow(faultOf('TRUSTED_PROXIES'));
    }
  });

  it('publishes a new signing key for longer than services and caches keep the old set (decision 2.2)', () => {
    expect(readConfig(env).SIGNING_KEY_LEAD_SECONDS).toBeGreaterThan(120);
  });
});
