import { setTimeout as delay } from 'node:timers/promises';
import type { TracerProvider } from '@opentelemetry/sdk-trace';
import { useTracer } from '#runtime';
import { readTracingConfig, wantsTraces } from './tracing-config.js';

/** An unresponsive collector must not delay the stop. */
const FLUSH_LIMIT_MS = 2_000;

let provider: TracerProvider | undefined;

/**
 * Exports spans from now on if OpenTelemetry's variables name an endpoint; otherwise does nothing.
 * @throws ConfigError naming every fault of these variables
 */
export async function startTracing(service: string, env = process.env): Promise<void> {
  if (!wantsTraces(env)) return;
  const config = readTracingConfig(service, env);
  const { createTraceProvider } = await import('./trace-provider.js');
  provider = createTraceProvider(service, config);
  useTracer(provider.getTracer('entrepot'));
}

/** Sends pending spans, within two seconds. */
export async function stopTracing(): Promise<void> {
  useTracer(undefined);
  const ending = provider?.shutdown().catch(() => undefined);
  provider = undefined;
  if (ending) await Promise.race([ending, delay(FLUSH_LIMIT_MS, undefined, { ref: false })]);
}
