import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How long internal callers of a service keep an idle connection open. A stopping process waits longer, so that no
 * caller uses a connection that is being closed.
 */
export const IDLE_CONNECTION_MS = 1_000;

/** A margin, because callers on a busy machine may be late; orchestrators allow much more time. */
const DRAIN_LIMIT_MS = 2 * IDLE_CONNECTION_MS;
const CHECK_INTERVAL_MS = 20;

const draining = new WeakSet<FastifyInstance>();

/**
 * Closes each connection with its next answer while the process stops, so that the caller opens a new one elsewhere.
 * The header is set before the handler, which may write its answer itself, and after it, for requests that arrived
 * before the signal.
 */
export function endConnectionsWhileStopping(instance: FastifyInstance): void {
  instance.addHook('preClose', (done) => {
    draining.add(instance);
    done();
  });
  instance.addHook('onRequest', (_request, reply, done) => {
    if (draining.has(instance)) reply.header('connection', 'close');
    done();
  });
  instance.addHook('onSend', (_request, reply, _payload, done) => {
    if (draining.has(instance)) reply.header('connection', 'close');
    done();
  });
}

/**
 * Answers requests until callers have closed their connections, or for two seconds. Closing idle connections at once
 * might cut off a request that is being sent, without an answer and with an unknown outcome.
 */
export async function drain(instance: FastifyInstance): Promise<void> {
  draining.add(instance);
  const until = performance.now() + DRAIN_LIMIT_MS;
  while (performance.now() < until && (await openConnections(instance)) > 0) {
    await delay(CHECK_INTERVAL_MS);
  }
}

function openConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
