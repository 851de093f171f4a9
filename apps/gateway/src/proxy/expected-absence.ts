import type { FastifyRequest } from 'fastify';

/**
 * May the subject of a read by the console be missing? Its pages then ask for 204 in place of 404, which browsers report
 * as an error of the page (decision 2.30).
 */
export function expectsAbsence({ originalUrl, method, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    originalUrl.startsWith('/console/api/') &&
    headers['x-entrepot-absent'] === 'no-content'
  );
}
