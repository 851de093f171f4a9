import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Names } from '../outbound/names.js';
import type { TracingConfig } from './tracing-config.js';

/** Creates OpenTelemetry's exporter; loaded only if traces are enabled, because it takes memory and time. */
export function createTraceProvider(service: string, config: TracingConfig): TracerProvider {
  const logger = new Logger('Tracing');
  const warn = (message: string): void => logger.warn(message);
  const ignore = (): void => undefined;
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const { lookup } = new Names(config.DNS_SERVERS);
  return new TracerProvider({
    sampler: samplerOf(config),
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.namespace': 'entrepot',
          'service.name': service,
          'service.instance.id': uuidv7(),
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ httpAgentOptions: { keepAlive: true, lookup } }),
        scheduledDelayMillis: config.OTEL_BSP_SCHEDULE_DELAY,
        exportTimeoutMillis: config.OTEL_BSP_EXPORT_TIMEOUT,
        maxQueueSize: config.OTEL_BSP_MAX_QUEUE_SIZE,
        maxExportBatchSize: config.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
      }),
    ],
  });
}

function samplerOf(config: TracingConfig): Sampler {
  const name = config.OTEL_TRACES_SAMPLER;
  const parentBased = name.startsWith('parentbased_');
  const root = rootSampler(name.replace('parentbased_', ''), config.OTEL_TRACES_SAMPLER_ARG);
  return parentBased ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}
