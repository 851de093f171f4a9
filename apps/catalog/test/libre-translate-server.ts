import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of `POST /translate`. */
export interface Question {
  q: string[];
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The server's answer to a request; requests are counted from 1. A pending promise simulates a server that hangs. */
export type Manner = (question: Question, count: number) => Answer | Promise<Answer>;

/** Each text with its language before it. */
export const goodManner: Manner = ({ q, target }) => ({
  body: { translatedText: q.map((text) => `${target}: ${text}`) },
});

/** Simulates a LibreTranslate server on loopback. */
export class LibreTranslateServer {
  readonly questions: Question[] = [];
  readonly paths: string[] = [];
  /** The maximum number of concurrent requests so far. */
  busiest = 0;
  private open = 0;

  private constructor(
    private readonly server: Server,
    readonly url: string,
    public manner: Manner,
  ) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(manner: Manner = goodManner): Promise<LibreTranslateServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return new LibreTranslateServer(server, `http://127.0.0.1:${port}`, manner);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const question = JSON.parse(text) as Question;
    this.questions.push(question);
    this.paths.push(`${request.method} ${request.url}`);
    this.open += 1;
    this.busiest = Math.max(this.busiest, this.open);
    response.once('close', () => (this.open -= 1));
    const { status = 200, headers, body } = await this.manner(question, this.questions.length);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  }
}
