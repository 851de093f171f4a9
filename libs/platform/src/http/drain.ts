import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * What one of ours that calls a service may leave a connection unused for, before it closes it. A process that stops
 * waits longer: whatever is open still was unused for longer than its caller uses it again.
 */
export const IDLE_CONNECTION_MS = 1_000;

/** Callers on a busy machine may be late, and it is a small part of what an orchestrator grants. */
const PATIENCE_MS = 2 * IDLE_CONNECTION_MS;
const LOOK_EVERY_MS = 20;

const draining = new WeakSet<FastifyInstance>();

/**
 * While the process stops, each answer ends its connection, so that the caller opens its next one elsewhere. Said both
 * before the handler, for one that writes its answer itself, and after it, for a request that came before the signal.
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
 * Goes on answering until callers have let go of their connections, or for two seconds. Closing the idle ones at once
 * would cut off who is just sending a request on one: no answer, and no one knows what became of it.
 */
export async function drain(instance: FastifyInstance): Promise<void> {
  draining.add(instance);
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until && (await openConnections(instance)) > 0) {
    await delay(LOOK_EVERY_MS);
  }
}

function openConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
