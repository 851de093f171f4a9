import type { FastifyInstance } from 'fastify';

/**
 * While the server closes, each answer ends its connection: a caller that keeps one open would otherwise hold the
 * stop up until its idle time is over.
 */
export function endConnectionsOnClose(instance: FastifyInstance): void {
  let closing = false;
  instance.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  instance.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
