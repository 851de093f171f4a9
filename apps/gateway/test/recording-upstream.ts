import { createHash } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as received by a service, which is also the answer. */
export interface Recorded {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bodyBytes: number;
  bodySha256: string;
}

/** The keep-alive timeout that Fastify announces. */
const SERVICE_KEEP_ALIVE_MS = 72_000;

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Replaces every service behind the gateway: a real HTTP server that answers with the request it received, or with the
 * answer that a test sets for a path.
 */
export class RecordingUpstream {
  readonly seen: Recorded[] = [];
  /** The number of connections so far. */
  connections = 0;
  private readonly behaviours = new Map<string, Behaviour>();
  private server = createServer((request, response) => this.serve(request, response));
  private port = 0;

  static async start(): Promise<RecordingUpstream> {
    const upstream = new RecordingUpstream();
    await upstream.listen();
    return upstream;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  on(url: string, behaviour: Behaviour): void {
    this.behaviours.set(url, behaviour);
  }

  last(): Recorded {
    const last = this.seen.at(-1);
    if (last === undefined) throw new Error('the upstream has seen nothing');
    return last;
  }

  /** Listens again on the same port. */
  async listen(): Promise<void> {
    this.server = createServer((request, response) => this.serve(request, response));
    this.server.on('connection', () => (this.connections += 1));
    this.server.keepAliveTimeout = SERVICE_KEEP_ALIVE_MS;
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  openConnections(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    const behaviour = this.behaviours.get(request.url ?? '');
    if (behaviour !== undefined) behaviour(request, response);
    else void this.echo(request, response);
  }

  private async echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const hash = createHash('sha256');
    let bodyBytes = 0;
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        bodyBytes += chunk.length;
        hash.update(chunk);
      }
    } catch {
      return; // The gateway has aborted the request.
    }
    const { method = '', url = '', headers } = request;
    const recorded = { method, url, headers, bodyBytes, bodySha256: hash.digest('hex') };
    this.seen.push(recorded);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(recorded));
  }
}
