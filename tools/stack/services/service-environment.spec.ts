import { serviceEnvironment, type Wiring } from './service-environment.js';
import { DEFAULT_PORTS, SERVICES, type ServiceName } from '../topology.js';

const wiring: Wiring = {
  databaseUrl: 'postgres://owner:secret@db.example:5433/shop?sslmode=require',
  passwords: {
    ...(Object.fromEntries(SERVICES.map((name) => [name, name])) as Record<ServiceName, string>),
    catalog: 'c/?',
  },
  rolePrefix: 'entrepot',
  brokers: ['one:9092', 'two:9092'],
  pageTokenSecret: 'pages',
  documentLinkKeys: 'links',
  quoteKeys: 'quotes',
  topicPrefix: 'suite.',
  ports: DEFAULT_PORTS,
  documentsFolder: '/data/documents',
  inherited: { PATH: '/bin' },
};

describe('the environment of a service', () => {
  it('The environment has its own role in the owner’s database, and never the owner’s password', () => {
    const env = serviceEnvironment('catalog', wiring);
    expect(env['DATABASE_URL']).toBe(
      'postgres://entrepot_catalog:c%2F%3F@db.example:5433/shop?sslmode=require',
    );
    expect(env['DATABASE_SCHEMA']).toBe('catalog');
    expect(JSON.stringify(env)).not.toContain('owner:secret');
  });

  it('All services get the same settings of Kafka, the sandbox and the gateway', () => {
    expect(serviceEnvironment('orders', wiring)).toMatchObject({
      PATH: '/bin',
      ENTREPOT_ENV: 'sandbox',
      ROLE: 'all',
      HTTP_HOST: '127.0.0.1',
      HTTP_PORT: '4643',
      KAFKA_BROKERS: 'one:9092,two:9092',
      TOPIC_PREFIX: 'suite.',
      PUBLIC_URL: 'http://127.0.0.1:4640',
      PAGE_TOKEN_SECRET: 'pages',
      DOCUMENT_LINK_KEYS: 'links',
      JWKS_URL: 'http://127.0.0.1:4640/.well-known/jwks.json',
      LOG_LEVEL: 'info',
    });
  });

  it('Only the gateway gets the addresses of the services', () => {
    const gateway = serviceEnvironment('gateway', wiring);
    expect(gateway).toMatchObject({
      CATALOG_URL: 'http://127.0.0.1:4641',
      PRICING_URL: 'http://127.0.0.1:4642',
      ORDERS_URL: 'http://127.0.0.1:4643',
      LOGISTICS_URL: 'http://127.0.0.1:4644',
      TAXES_URL: 'http://127.0.0.1:4645',
      WEBHOOKS_URL: 'http://127.0.0.1:4649',
    });
    expect(gateway).not.toHaveProperty('JWKS_URL');
    expect(serviceEnvironment('taxes', wiring)).not.toHaveProperty('ORDERS_URL');
  });

  it('The environment accepts tuning variables of the caller, but no wiring variables', () => {
    const inherited = {
      LOG_LEVEL: 'debug',
      SANDBOX_STEP_DELAY_MS: '5000',
      DATABASE_URL: 'postgres://owner:secret@db.example/shop',
      HTTP_PORT: '1',
      NODE_OPTIONS: '--inspect',
    };
    const env = serviceEnvironment('logistics', { ...wiring, inherited });
    expect(env).toMatchObject({
      LOG_LEVEL: 'debug',
      SANDBOX_STEP_DELAY_MS: '5000',
      DOCUMENTS_DIR: '/data/documents',
      HTTP_PORT: '4644',
    });
    expect(env['DATABASE_URL']).toContain('entrepot_logistics');
    expect(env).not.toHaveProperty('NODE_OPTIONS');
  });

  it('Overrides have the highest precedence', () => {
    const overrides = { ENTREPOT_ENV: 'production', KAFKA_BROKERS: 'proxy:1' };
    expect(serviceEnvironment('orders', { ...wiring, overrides })).toMatchObject(overrides);
  });
});
