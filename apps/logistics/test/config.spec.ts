import { Names } from '#platform';
import { readConfig } from '../src/config.js';
import { documentStoreOf } from '../src/documents/configured-document-store.js';
import { paceOf } from '../src/fulfillment/pace.js';
import { FileDocumentStore } from '../src/documents/file-document-store.js';
import { S3DocumentStore } from '../src/documents/s3-document-store.js';

const env = {
  ENTREPOT_ENV: 'sandbox',
  HTTP_PORT: '0',
  DATABASE_URL: 'postgres://localhost/x',
  DATABASE_SCHEMA: 'logistics',
  KAFKA_BROKERS: 'localhost:9092',
  PUBLIC_URL: 'http://localhost:4640',
  JWKS_URL: 'http://localhost:4640/.well-known/jwks.json',
};

const names = new Names();

describe('the configuration of logistics', () => {
  it('requires neither secrets nor a folder in a sandbox, and advances its steps automatically', () => {
    const config = readConfig({ ...env, PAGE_TOKEN_SECRET: '' });
    expect(config.PAGE_TOKEN_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(paceOf(config)).toEqual({ stepDelayMs: 500 });
  });

  it('names every setting that production requires', () => {
    expect(() => readConfig({ ...env, ENTREPOT_ENV: 'production' })).toThrow(
      expect.objectContaining({
        faults: [
          expect.stringContaining('PAGE_TOKEN_SECRET'),
          expect.stringContaining('DOCUMENT_LINK_KEYS'),
          expect.stringContaining('DOCUMENTS_DIR'),
        ],
      }),
    );
  });

  it('stores documents in a bucket when one is named, and then requires its keys', () => {
    const bucket = { DOCUMENTS_S3_URL: 'https://s3.example.com/labels', DOCUMENTS_DIR: '/x' };
    expect(() => readConfig({ ...env, ...bucket, DOCUMENTS_S3_SECRET_KEY: 'shh' })).toThrow(
      expect.objectContaining({ faults: [expect.stringContaining('DOCUMENTS_S3_ACCESS_KEY')] }),
    );
    const keys = { DOCUMENTS_S3_SECRET_KEY: 'shh', DOCUMENTS_S3_ACCESS_KEY: 'me' };
    expect(documentStoreOf(readConfig({ ...env, ...bucket, ...keys }), names)).toBeInstanceOf(
      S3DocumentStore,
    );
    expect(documentStoreOf(readConfig(env), names)).toBeInstanceOf(FileDocumentStore);
    expect(() => readConfig({ ...env, ...keys, DOCUMENTS_S3_URL: 'https://host' })).toThrow(
      expect.objectContaining({ faults: [expect.stringContaining('DOCUMENTS_S3_URL')] }),
    );
  });

  it('makes each step wait for a report in production (decision 6.8)', () => {
    const secret = 'x'.repeat(32);
    const secrets = { PAGE_TOKEN_SECRET: secret, DOCUMENT_LINK_KEYS: secret };
    const production = { ENTREPOT_ENV: 'production', ...secrets };
    const config = readConfig({ ...env, ...production, DOCUMENTS_DIR: '/documents' });
    expect(paceOf(config)).toBe('manual');
  });
});
