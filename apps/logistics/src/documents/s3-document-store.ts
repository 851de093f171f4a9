import { createHash } from 'node:crypto';
import { outboundAgent } from '#platform';
import { AwsV4Signer } from 'aws4fetch';
import { request as call, type Agent } from 'undici';
import { DocumentStore, DocumentStoreAway } from './document-store.js';

/** The URL of a bucket, including its name: `https://host/bucket`. */
export interface S3Bucket {
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Like `OUTBOUND_ALLOW`. */
  allow?: string;
}

/** A request with a percent-encoded path. */
interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
}

interface Answer {
  status: number;
  content: Buffer;
}

const TIMEOUT_MS = 10_000;

/**
 * Documents as objects of an S3-compatible bucket. Redirects are not followed, so that only the configured address is
 * called.
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
    // The keys are the service's own and contain no characters that XML escapes.
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
      headers: await this.signed(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body }),
    });
    const content = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, content };
  }

  /** Signs the headers and the hash of the body. */
  private async signed({
    method,
    url,
    headers = {},
    body,
  }: S3Request): Promise<Record<string, string>> {
    const { region, accessKey, secretKey } = this.bucket;
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      service: 's3',
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
    });
    return Object.fromEntries((await signer.sign()).headers);
  }
}
