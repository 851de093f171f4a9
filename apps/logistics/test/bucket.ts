import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signedHeaders } from './s3-signature.js';

const credentials = { region: 'eu-west-1', accessKey: 'ACCESS', secretKey: 'a secret' };
const LISTED_AT_ONCE = 2;

/**
 * A minimal S3 API for the document store, over HTTP, which checks signatures and body hashes and pages its lists.
 */
export class Bucket {
  readonly objects = new Map<string, Buffer>();
  /** While set, the bucket responds to every request with this status. */
  status: number | undefined;
  private readonly server: Server = createServer((request, response) => {
    void this.serve(request, response);
  });

  async start(): Promise<{ url: string } & typeof credentials> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/documents`, ...credentials };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const status = this.status ?? (isSigned(request, url, body) ? undefined : 403);
    if (status !== undefined) response.writeHead(status, { location: '/elsewhere' }).end();
    else this.answer(request.method ?? '', url, body, response);
  }

  private answer(method: string, url: URL, body: Buffer, response: ServerResponse): void {
    const key = url.pathname.replace('/documents/', '');
    if (method === 'PUT') {
      this.objects.set(key, body);
      response.writeHead(200).end();
    } else if (method === 'DELETE') {
      response.writeHead(this.objects.delete(key) ? 204 : 404).end();
    } else if (url.searchParams.get('list-type') === '2') {
      response.writeHead(200).end(this.list(url.searchParams.get('prefix') ?? ''));
    } else {
      const object = this.objects.get(key);
      response.writeHead(object ? 200 : 404).end(object ?? '<Error><Code>NoSuchKey</Code></Error>');
    }
  }

  private list(prefix: string): string {
    const matchingKeys = [...this.objects.keys()].filter((key) => key.startsWith(prefix));
    const shown = matchingKeys
      .slice(0, LISTED_AT_ONCE)
      .map((key) => `<Contents><Key>${key}</Key></Contents>`);
    const truncated = matchingKeys.length > LISTED_AT_ONCE;
    return `<ListBucketResult><IsTruncated>${truncated}</IsTruncated>${shown.join('')}</ListBucketResult>`;
  }
}

function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const { authorization = '', 'x-amz-date': date = '' } = request.headers;
  const names = /SignedHeaders=([^,]*)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signedNames = names
    .filter((name) => !['host', 'x-amz-date', 'x-amz-content-sha256'].includes(name))
    .map((name) => [name, String(request.headers[name])]);
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(date)) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  const signedAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  const method = request.method as 'GET';
  const headers = Object.fromEntries(signedNames) as Record<string, string>;
  const expected = signedHeaders({ method, url, headers, body }, credentials, signedAt);
  return expected['authorization'] === authorization;
}
