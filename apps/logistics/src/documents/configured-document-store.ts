import type { Names } from '#platform';
import type { LogisticsConfig } from '../config.js';
import type { DocumentStore } from './document-store.js';
import { FileDocumentStore } from './file-document-store.js';
import { S3DocumentStore } from './s3-document-store.js';

/** Creates the configured store: a bucket if one is set, otherwise a folder. */
export function documentStoreOf(config: LogisticsConfig, names: Names): DocumentStore {
  if (!('DOCUMENTS_S3_URL' in config)) return new FileDocumentStore(config.DOCUMENTS_DIR);
  return new S3DocumentStore({
    url: config.DOCUMENTS_S3_URL,
    region: config.DOCUMENTS_S3_REGION,
    accessKey: config.DOCUMENTS_S3_ACCESS_KEY,
    secretKey: config.DOCUMENTS_S3_SECRET_KEY,
    ...(config.OUTBOUND_ALLOW !== undefined && { allow: config.OUTBOUND_ALLOW }),
    names,
  });
}
