import { Type, type Static } from 'typebox';
import { loadConfig } from '../config.js';
import { namesConfig } from '../outbound/names.js';

const positive = (fallback: number) => Type.Integer({ minimum: 1, default: fallback });

/**
 * The variables of OpenTelemetry that are read here; the exporter reads its own (`OTEL_EXPORTER_OTLP_…`), and the
 * resource `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`.
 */
const schema = Type.Object({
  ...namesConfig,
  OTEL_EXPORTER_OTLP_PROTOCOL: Type.Enum(['http/json'], { default: 'http/json' }),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: Type.Enum(['http/json'], { default: 'http/json' }),
  OTEL_TRACES_SAMPLER: Type.Enum(
    [
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ],
    { default: 'parentbased_always_on' },
  ),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({ minimum: 0, maximum: 1, default: 1 }),
  OTEL_BSP_SCHEDULE_DELAY: positive(5_000),
  OTEL_BSP_EXPORT_TIMEOUT: positive(30_000),
  OTEL_BSP_MAX_QUEUE_SIZE: positive(2_048),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: positive(512),
});

export type TracingConfig = Static<typeof schema>;

/** Whether traces are exported: an endpoint is set, and they are not disabled. */
export function wantsTraces(env: NodeJS.ProcessEnv): boolean {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  return Boolean(endpoint) && !isOff && env.OTEL_TRACES_EXPORTER !== 'none';
}

/** @throws ConfigError naming every fault */
export function readTracingConfig(service: string, env: NodeJS.ProcessEnv): TracingConfig {
  return loadConfig(service, schema, env);
}
