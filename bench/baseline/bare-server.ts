/**
 * A bare Fastify handler in its own process, like a service: the baseline that a route is measured against. The
 * parent process sends the answer to use; this process reports its port.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { Pool as HttpPool, type Dispatcher } from 'undici';
import type { BareRoute } from './bare-route.js';

process.once('message', (route: BareRoute) => {
  void serve(route);
});

async function serve(route: BareRoute): Promise<void> {
  if (route.kind === 'proxy') return forward(route.origin);
  const app = fastify();
  if (route.kind === 'echo') answerAlways(app, route.answer);
  else answerFromQuery(app, route);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  process.send?.(port);
}

/** A minimal gateway: Node's own HTTP server, which forwards each request and returns the answer. */
function forward(origin: string): void {
  const pool = new HttpPool(origin, { connections: 128 });
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = 'GET', url: path = '/' } = request;
      const headers = { 'content-type': 'application/json' };
      pool.dispatch(
        {
          path,
          method: method as Dispatcher.HttpMethod,
          headers,
          body: Buffer.concat(pieces),
        },
        new Forwarded(response),
      );
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

class Forwarded implements Dispatcher.DispatchHandler {
  constructor(private readonly out: ServerResponse) {}

  // undici recognises a handler of the present form by this method.
  onRequestStart(): void {}

  onResponseStart(_: unknown, status: number, headers: IncomingHttpHeaders): void {
    this.out.writeHead(status, {
      'content-type': headers['content-type'],
      'content-length': headers['content-length'],
    });
  }

  onResponseData(_: unknown, piece: Buffer): void {
    this.out.write(piece);
  }

  onResponseEnd(): void {
    this.out.end();
  }

  onResponseError(): void {
    this.out.destroy();
  }
}

/** Parses each body and always returns the same answer. */
function answerAlways(app: FastifyInstance, answer: unknown): void {
  app.post('/', async () => answer);
}

/** Runs the statements in sequence, on a pool as large as a service's, and returns the rows. */
function answerFromQuery(
  app: FastifyInstance,
  { databaseUrl, schema, queries }: Extract<BareRoute, { kind: 'query' }>,
): void {
  const pool = new Pool({
    connectionString: databaseUrl,
    options: `-c search_path=${schema} -c timezone=UTC`,
    max: 4,
  });
  let next = 0;
  app.get('/', async () => {
    const query = queries[next++ % queries.length];
    return query && (await pool.query(query)).rows;
  });
}
