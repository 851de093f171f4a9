import '#edge';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  authenticateRequests,
  KeySource,
  TokenVerifier,
  Problems,
  ProblemFilter,
  Refusal,
  DtoPipe,
  ParametersGuard,
  boundAnswers,
  compressAnswers,
  readForwardedAddresses,
  BodyBudget,
  boundBodies,
  createAdapter,
  type RewriteUrl,
  readJsonBodies,
  refuseUnroutedRequests,
  type ProblemTable,
} from '#edge';
import type { BaseConfig } from '../config.js';
import { isTransientStoreError } from '#store';
import { PinoLogger, type LoggerOptions } from '../logging/pino-logger.js';
import { startMetrics, timeRequests } from './metrics.js';
import { PlatformModule } from './platform.module.js';
import { endConnectionsWhileStopping } from './drain.js';
import { carryWorkContext } from './request-work.js';

export interface ServiceOptions {
  name: string;
  /** The service's own module. */
  module: Type | DynamicModule;
  /**
   * `JWKS_URL` is the URL of the tokens' keys; without it, the module provides a `KeySource`. `TRUSTED_PROXIES` are
   * trusted to report the origin of a request. `REQUEST_HEAD_TIMEOUT_MS` is the time limit for a request's head,
   * `ANSWER_TIMEOUT_MS` the one for reading an answer.
   */
  config: BaseConfig & {
    JWKS_URL?: string;
    TRUSTED_PROXIES?: string;
    REQUEST_HEAD_TIMEOUT_MS?: number;
    ANSWER_TIMEOUT_MS?: number;
  };
  /** The service's own problem codes. */
  problems: ProblemTable;
  /** Called with every request before routing. */
  rewriteUrl?: RewriteUrl;
  /** Adds routes and hooks of Fastify, after those of every service. */
  configure?: (app: NestFastifyApplication) => void;
  /** The destination of log lines; standard output by default. */
  logTo?: LoggerOptions['destination'];
}

/**
 * Creates a service that does not listen yet: tests call `init()` and `inject()` on it. It does not wait for the store
 * or the broker, because it must answer probes while they are unreachable.
 */
export async function createService(options: ServiceOptions): Promise<NestFastifyApplication> {
  const { name, module, config, configure, logTo, rewriteUrl } = options;
  const problems = new Problems(options.problems, config.PUBLIC_URL);
  const app = await NestFactory.create<NestFastifyApplication>(
    { imports: [PlatformModule.forRoot(config), module] },
    createAdapter(problems, config, rewriteUrl),
    {
      logger: new PinoLogger({
        service: name,
        level: config.LOG_LEVEL,
        ...(logTo === undefined ? {} : { destination: logTo }),
      }),
      abortOnError: false,
      bodyParser: false,
    },
  );
  const instance = app.getHttpAdapter().getInstance();
  readForwardedAddresses(instance);
  carryWorkContext(instance);
  startMetrics(name);
  timeRequests(instance);
  endConnectionsWhileStopping(instance);
  refuseUnroutedRequests(instance);
  if (config.ROLE === 'worker') serveProbesOnly(instance);
  authenticateRequests(instance, new TokenVerifier(app.get(KeySource, { strict: false })));
  boundBodies(instance, app.get(BodyBudget));
  readJsonBodies(instance);
  boundAnswers(instance, config.ANSWER_TIMEOUT_MS);
  await compressAnswers(instance);
  app.useGlobalFilters(new ProblemFilter(problems, isTransientStoreError));
  app.useGlobalGuards(new ParametersGuard());
  app.useGlobalPipes(new DtoPipe());
  configure?.(app);
  return app;
}

type Instance = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** Answers only probes: the routes of a worker exist, but do not serve requests. */
function serveProbesOnly(instance: Instance): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    const probe = request.routeOptions.config.probe === true;
    done(probe ? undefined : new Refusal('not-found', 'This process serves no requests.'));
  });
}
