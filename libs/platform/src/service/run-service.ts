import { Logger } from '@nestjs/common';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectStartupGarbage } from './startup-garbage.js';
import { ConfigError } from '#runtime';
import { createService, type ServiceOptions } from './create-service.js';
import { drain } from './drain.js';
import { startTracing, stopTracing } from '../tracing/tracing.js';

export interface RunOptions extends ServiceOptions {
  /**
   * The consumers, connected in every role: a process that only answers requests needs their handlers for replays. Each
   * strategy decides whether to consume.
   */
  strategies?: (app: NestFastifyApplication) => readonly CustomTransportStrategy[];
}

/** An orchestrator kills a stopping process after 10 s or more. */
export const SHUTDOWN_LIMIT_MS = 9_500;

const logger = new Logger('Process');

/**
 * Starts a service: HTTP at once, consumers when their broker is reachable. SIGTERM and SIGINT stop it in order (open
 * connections, intake and consumers, HTTP, pools) with exit code 0; an uncaught error ends it with 1.
 */
export async function runService(options: RunOptions): Promise<NestFastifyApplication> {
  const { config, strategies } = options;
  await startTracing(options.name);
  const app = await createService(options);
  endOnUncaughtErrors();
  stopOnSignals(app);
  for (const strategy of strategies?.(app) ?? []) {
    // Without a consumer the process would read nothing; the orchestrator starts a new one.
    app.connectMicroservice({ strategy }).on('error', die);
  }
  await app.init();
  // The collection runs before the service listens, so that no request waits for it.
  await collectStartupGarbage();
  await app.listen(config.HTTP_PORT, config.HTTP_HOST);
  logger.log(`${options.name} listens on ${await app.getUrl()} (role ${config.ROLE})`);
  app.startAllMicroservices().catch(die);
  return app;
}

/**
 * Runs a service; the last line of its `main.ts`. If the start fails, it writes the reason to standard error, with
 * every fault of the environment, and exits with 1.
 */
export function main(start: () => unknown): void {
  // Reading the configuration may throw synchronously.
  const started = async (): Promise<unknown> => start();
  started().catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return [error.message, ...error.faults].join('\n  ');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function stopOnSignals(app: NestFastifyApplication): void {
  // The handler stays registered while the service stops, because the terminal and the stack each send a signal on
  // Ctrl-C.
  const stop = (signal: string): void => {
    logger.log(`${signal}: stopping`);
    setTimeout(() => die(new Error('the stop took too long')), SHUTDOWN_LIMIT_MS).unref();
    drain(app.getHttpAdapter().getInstance())
      .then(() => app.close())
      .then(stopTracing)
      .then(() => process.exit(0), die);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function endOnUncaughtErrors(): void {
  // Unhandled rejections raise this event as well, unless they have their own listener.
  process.on('uncaughtException', die);
}

function die(error: unknown): never {
  logger.fatal(error);
  process.exit(1);
}
