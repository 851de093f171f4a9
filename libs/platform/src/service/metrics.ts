import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';

const requestSeconds = new Histogram({
  name: 'entrepot_http_request_seconds',
  help: 'Requests by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/**
 * The interval of the samples of the event loop's delay, each of which wakes an idle process; prom-client's default is
 * 10 ms.
 */
const LOOP_SAMPLE_MS = 100;

/** Registers the metrics of the process, and the service's name as a label of every series. */
export function startMetrics(service: string): void {
  register.setDefaultLabels({ service });
  if (register.getSingleMetric('process_cpu_seconds_total') === undefined) {
    collectDefaultMetrics({ eventLoopMonitoringPrecision: LOOP_SAMPLE_MS });
  }
}

/** Measures each request under its route's pattern, because an id in a label would create a separate series. */
export function timeRequests(instance: FastifyInstance): void {
  instance.addHook('onResponse', (request, reply, done) => {
    requestSeconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}
