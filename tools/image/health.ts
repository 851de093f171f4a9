import { get } from 'node:http';

/**
 * The image's health check: `node dist/tools/image/health.js /health/ready` requests the path from the service in the
 * same container and exits with 0 if the answer is 200.
 */
const LIMIT_MS = 4_000;

const [, , path = '/health/live'] = process.argv;
// Linux connects to the loopback address if the host is 0.0.0.0 or ::.
const { HTTP_HOST: host = '127.0.0.1', HTTP_PORT: port } = process.env;
const request = get({ host, port, path, timeout: LIMIT_MS }, (answer) => {
  process.exitCode = answer.statusCode === 200 ? 0 : 1;
  answer.pipe(process.stdout);
});
request.on('timeout', () => request.destroy(new Error(`no answer within ${LIMIT_MS} ms`)));
request.on('error', (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
