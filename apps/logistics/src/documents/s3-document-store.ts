import { outboundAgent } from '#platform';
import { request as call } from 'undici';
import type { Agent } from 'undici';
import { DocumentStore, DocumentStoreAway } from './document-store.js';
import { signedHeaders } from './s3-signature.js';
import type { S3Credentials, S3Request } from './s3-signature.js';

/** A bucket by its address, the bucket's name included: `https://host/bucket`. */
export interface S3Bucket extends S3Credentials {
  url: string;
  /** As `OUTBOUND_ALLOW`. */
  allow?: string;
}

interface Answer {
  status: number;
  content: Buffer;
}

const TIMEOUT_MS = 10_000;

/**
 * Documents as objects of a bucket of S3, or of whatever speaks its API. Redirects are not followed: who configures an
 * address means that one.
 */
export class S3DocumentStore extends DocumentStore {
  private readonly agent: Agent;

  constructor(private readonly bucket: S3Bucket) {
    super();
    this.agent = outboundAgent({}, bucket.allow);
  }

  async put(key: string, content: Buffer): Promise<void> {
    const headers = { 'content-type': 'application/pdf' };
    await this.send({ method: 'PUT', url: this.address(key), headers, body: content }, [200]);
  }

  async get(key: string): Promise<Buffer | undefined> {
    const request = { method: 'GET', url: this.address(key) } as const;
    const { status, content } = await this.send(request, [200, 404]);
    return status === 404 ? undefined : content;
  }

  async removeAll(folder: string): Promise<void> {
    for (;;) {
      const { keys, truncated } = await this.list(`${folder}/`);
      for (const key of keys) {
        await this.send({ method: 'DELETE', url: this.address(key) }, [200, 204, 404]);
      }
      if (!truncated) return;
    }
  }

  private async list(prefix: string): Promise<{ keys: string[]; truncated: boolean }> {
    const url = this.address('');
    url.searchParams.set('list-type', '2');
    url.searchParams.set('prefix', prefix);
    const xml = String((await this.send({ method: 'GET', url }, [200])).content);
    // Keys are the service's own, of characters that XML leaves as they are.
    const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
    return { keys, truncated: /<IsTruncated>true<\/IsTruncated>/.test(xml) };
  }

  private address(key: string): URL {
    const { url } = this.bucket;
    return new URL(`${url.replace(/\/$/, '')}/${key}`);
  }

  private async send(request: S3Request, expected: readonly number[]): Promise<Answer> {
    const answer = await this.exchange(request).catch((error: unknown) => {
      throw new DocumentStoreAway(
        `${request.method} of the document store failed: ${String(error)}`,
      );
    });
    if (expected.includes(answer.status)) return answer;
    const refusal = `${request.method} of the document store was answered ${answer.status}`;
    const isAway = answer.status >= 500 || answer.status === 429;
    throw isAway ? new DocumentStoreAway(refusal) : new Error(refusal);
  }

  private async exchange(request: S3Request): Promise<Answer> {
    const { method, url, body } = request;
    const answer = await call(url, {
      dispatcher: this.agent,
      method,
      headers: signedHeaders(request, this.bucket, new Date()),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body }),
    });
    const content = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, content };
  }
}
