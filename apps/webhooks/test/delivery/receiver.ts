import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver got. */
export interface ReceivedRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
  /** The parsed body's `subject`. */
  subject: string;
}

type Answer = (response: ServerResponse, request: ReceivedRequest) => void;

/** A merchant's program on loopback; it answers 204 unless a test sets another answer. */
export class Receiver {
  readonly requests: ReceivedRequest[] = [];
  connections = 0;
  answer: Answer = (response) => response.writeHead(204).end();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(host = '127.0.0.1'): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(server, `http://${host}:${port}/hook`);
    server.on('connection', () => (receiver.connections += 1));
    server.on('request', (request, response) => void receiver.take(request, response));
    return receiver;
  }

  get subjects(): string[] {
    return this.requests.map(({ subject }) => subject);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { subject } = (body === '' ? {} : JSON.parse(body)) as { subject?: string };
    const headers = request.headers as Record<string, string>;
    const received = { path: request.url ?? '', headers, body, subject: subject ?? '' };
    this.requests.push(received);
    this.answer(response, received);
  }
}

/** An answer whose headers never come. */
export const hang: Answer = () => undefined;

/** A valid HTTP answer whose body arrives byte by byte and does not end. */
export const drip: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/plain' });
  const timer = setInterval(() => response.write('.'), 20);
  response.on('close', () => clearInterval(timer));
};
