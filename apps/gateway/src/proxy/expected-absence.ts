import type { FastifyRequest } from 'fastify';

/**
 * Whether a read by the console accepts a missing record. Its pages then request 204 instead of 404, which browsers
 * report as an error of the page (decision 2.30).
 */
export function expectsAbsence({ originalUrl, method, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    originalUrl.startsWith('/console/api/') &&
    headers['x-entrepot-absent'] === 'no-content'
  );
}
