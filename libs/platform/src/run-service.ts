import { Logger } from '@nestjs/common';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { collectBootGarbage } from './boot-garbage.js';
import { ConfigError } from './config.js';
import { createService, type ServiceOptions } from './http/create-service.js';
import { drain } from './http/drain.js';
import { startTracing, stopTracing } from './tracing/tracing.js';

export interface RunOptions extends ServiceOptions {
  /**
   * The consumers, connected in every role: a process that only answers requests needs their handlers too (to replay
   * what was parked), and whether it reads anything is for each strategy to know.
   */
  strategies?: (app: NestFastifyApplication) => readonly CustomTransportStrategy[];
}

/** An orchestrator that asked us to stop kills us after 10 s or more. */
export const SHUTDOWN_LIMIT_MS = 9_500;

const logger = new Logger('Process');

/**
 * Starts a service: HTTP at once, consumers as their broker comes. SIGTERM and SIGINT stop it in order (connections
 * that are in use, intake and consumers, HTTP, pools) with exit code 0; an error that no one caught ends it with 1.
 */
export async function runService(options: RunOptions): Promise<NestFastifyApplication> {
  const { config, strategies } = options;
  await startTracing(options.name);
  const app = await createService(options);
  endOnUncaughtErrors();
  stopOnSignals(app);
  for (const strategy of strategies?.(app) ?? []) app.connectMicroservice({ strategy });
  await app.init();
  // Before it listens: no one waits for the answer of a process that stands still.
  await collectBootGarbage();
  await app.listen(config.HTTP_PORT, config.HTTP_HOST);
  logger.log(`${options.name} listens on ${await app.getUrl()} (role ${config.ROLE})`);
  app.startAllMicroservices().catch(die);
  return app;
}

/**
 * The last line of a service's `main.ts`. When the start fails, says why on standard error, every fault of the
 * environment at once, and exits with 1.
 */
export function main(start: () => unknown): void {
  // Reading the configuration may throw before there is a promise.
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
  // Stays in place while stopping: a terminal's Ctrl-C and the stack's own signal both arrive.
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
  // A rejection that no one handles comes here too, as long as it has no listener of its own.
  process.on('uncaughtException', die);
}

function die(error: unknown): never {
  logger.fatal(error);
  process.exit(1);
}
