import type { FastifyReply } from 'fastify';

/** Aborted when the caller's connection closes. Fastify's `request.signal` is aborted when the body has been read. */
export function closing({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
