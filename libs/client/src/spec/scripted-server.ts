import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  /** For example `POST /orders`. */
  operation: string;
  query: Record<string, string>;
  token: string | undefined;
  key: string | undefined;
  body: string;
}

export interface GivenAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Ends the connection in the middle of the body. */
  cut?: boolean;
}

/** A server of the API with scripted answers. */
export interface ScriptedServer {
  url: string;
  received: Received[];
  /** Returns how often an operation was called. */
  calls(operation: string): number;
  stop(): Promise<void>;
}

export async function scriptedServer(
  answer: (received: Received, earlier: readonly Received[]) => GivenAnswer,
): Promise<ScriptedServer> {
  const received: Received[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await readRequest(request);
    const earlier = received.filter(({ operation }) => operation === call.operation);
    received.push(call);
    send(response, answer(call, earlier));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    calls: (name) => received.filter(({ operation }) => operation === name).length,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<Received> {
  const url = new URL(request.url ?? '/', 'http://server');
  let body = '';
  for await (const chunk of request) body += chunk;
  return {
    operation: `${request.method} ${url.pathname}`,
    query: Object.fromEntries(url.searchParams),
    token: request.headers.authorization?.replace('Bearer ', ''),
    key: request.headers['idempotency-key']?.toString(),
    body,
  };
}

function send(response: ServerResponse, { status = 200, headers, body, cut }: GivenAnswer): void {
  const text = JSON.stringify(body ?? {});
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (!cut) return void response.end(text);
  response.write(text.slice(0, 1), () => response.destroy());
}
