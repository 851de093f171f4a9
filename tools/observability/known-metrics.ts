import { collectDefaultMetrics, register, type Metric } from 'prom-client';
import { importFrom } from '../stack/services/service-code.js';
import { SERVICES } from '../stack/topology.js';

export interface KnownMetric {
  name: string;
  type: string;
  labels: readonly string[];
}

/** Labels of every series, from the service and from Prometheus. */
const EVERYWHERE = ['service', 'instance', 'job'];

/** All metrics that the services expose, by name. */
export async function knownMetrics(): Promise<Map<string, KnownMetric>> {
  // Loading a service's module registers all metrics that it exposes.
  await Promise.all(SERVICES.map((name) => importFrom(name, `src/${name}.module`)));
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  const metrics = register.getMetricsAsArray() as unknown as Metric[];
  const described = await Promise.all(metrics.map(toKnown));
  return new Map(described.map((metric) => [metric.name, metric]));
}

async function toKnown(metric: Metric): Promise<KnownMetric> {
  const { name, type } = await metric.get();
  const { labelNames } = metric as unknown as { labelNames: readonly string[] };
  return { name, type: String(type), labels: labelNames };
}

/**
 * The labels of a series of an expression.
 * @param series a metric's name, or that of a histogram's series
 * @returns undefined if no service has it
 */
export function labelsOf(
  metrics: ReadonlyMap<string, KnownMetric>,
  series: string,
): string[] | undefined {
  const plain = metrics.get(series);
  if (plain && plain.type !== 'histogram') return [...plain.labels, ...EVERYWHERE];
  const [, base = '', part] = /^(.+)_(bucket|sum|count)$/.exec(series) ?? [];
  const histogram = metrics.get(base);
  if (histogram?.type !== 'histogram') return undefined;
  return [...histogram.labels, ...EVERYWHERE, ...(part === 'bucket' ? ['le'] : [])];
}
