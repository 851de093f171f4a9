import { createHash } from 'node:crypto';
import { outboundAgent, type OutboundOptions } from '#platform';
import { AwsV4Signer } from 'aws4fetch';
import { request, type Agent } from 'undici';
import { DocumentStore, DocumentStoreUnavailable } from './document-store.js';

/** The URL of a bucket, including its name: `https://host/bucket`. */
export interface S3Bucket extends OutboundOptions {
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

interface S3Response {
  status: number;
  content: Buffer;
}

const TIMEOUT_MS = 10_000;

/**
 * Documents as objects of an S3-compatible bucket. The store does not follow redirects, so that it calls only the
 * configured address.
 */
export class S3DocumentStore extends DocumentStore {
  private readonly agent: Agent;

  constructor(private readonly bucket: S3Bucket) {
    super();
    this.agent = outboundAgent({}, bucket);
  }

  async put(key: string, content: Buffer): Promise<void> {
    await this.send('PUT', this.address(key), [200], content);
  }

  async get(key: string): Promise<Buffer | undefined> {
    const { status, content } = await this.send('GET', this.address(key), [200, 404]);
    return status === 404 ? undefined : content;
  }

  async removeAll(folder: string): Promise<void> {
    for (;;) {
      const { keys, truncated } = await this.list(`${folder}/`);
      for (const key of keys) await this.send('DELETE', this.address(key), [200, 204, 404]);
      if (!truncated) return;
    }
  }

  private async list(prefix: string): Promise<{ keys: string[]; truncated: boolean }> {
    const url = this.address('');
    url.searchParams.set('list-type', '2');
    url.searchParams.set('prefix', prefix);
    const xml = String((await this.send('GET', url, [200])).content);
    // The keys are the service's own and contain no characters that XML escapes.
    const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
    return { keys, truncated: /<IsTruncated>true<\/IsTruncated>/.test(xml) };
  }

  private address(key: string): URL {
    return new URL(`${this.bucket.url.replace(/\/$/, '')}/${key}`);
  }

  /** @throws DocumentStoreUnavailable if there is no response, or the response has a retryable status */
  private async send(
    method: 'GET' | 'PUT' | 'DELETE',
    url: URL,
    expected: readonly number[],
    body?: Buffer,
  ): Promise<S3Response> {
    const response = await this.call(method, url, body).catch((error: unknown) => {
      throw new DocumentStoreUnavailable(
        `${method} of the document store failed: ${String(error)}`,
      );
    });
    const { status } = response;
    if (expected.includes(status)) return response;
    const message = `${method} of the document store was answered ${status}`;
    const isUnavailable = status >= 500 || status === 429;
    throw isUnavailable ? new DocumentStoreUnavailable(message) : new Error(message);
  }

  private async call(method: string, url: URL, body: Buffer | undefined): Promise<S3Response> {
    const { statusCode, body: content } = await request(url, {
      dispatcher: this.agent,
      method,
      headers: await this.signedHeaders(method, url, body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body }),
    });
    return { status: statusCode, content: Buffer.from(await content.arrayBuffer()) };
  }

  /** The signature covers the headers and the hash of the body. */
  private async signedHeaders(method: string, url: URL, body: Buffer = Buffer.alloc(0)) {
    const { region, accessKey: accessKeyId, secretKey: secretAccessKey } = this.bucket;
    const headers = {
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      ...(method === 'PUT' && { 'content-type': 'application/pdf' }),
    };
    const unsigned = { method, url: url.href, headers, service: 's3', region };
    const signer = new AwsV4Signer({ ...unsigned, accessKeyId, secretAccessKey });
    return Object.fromEntries((await signer.sign()).headers);
  }
}
