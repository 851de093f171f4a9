/**
 * A bare Fastify handler in a process of its own, as the services are: what a route is measured against. Told by its
 * parent what to answer with, it says at which port it listens.
 */
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import type { BareRoute } from './bare-route.js';

process.once('message', (route: BareRoute) => {
  void serve(route);
});

async function serve(route: BareRoute): Promise<void> {
  const app = fastify();
  if (route.kind === 'echo') answerAlways(app, route.answer);
  else answerFromQuery(app, route);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  process.send?.(port);
}

/** Parses the body and says the same answer to all of them. */
function answerAlways(app: FastifyInstance, answer: unknown): void {
  app.post('/', async () => answer);
}

/** Runs one statement after the other, on a pool as large as a service's, and says its rows. */
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
