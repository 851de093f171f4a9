import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#runtime';
import {
  bytesOf,
  PROBLEM_TYPE,
  refusalFrom,
  type ProblemAnswer,
  type Problems,
} from './problem.js';

const FAILED = new Refusal('internal', 'The request failed. The request id helps to find out why.');

/** Converts errors into answers. The caller sees what it can correct; the log contains the rest. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(
    private readonly problems: Problems,
    private readonly isStoreFailure: (error: unknown) => boolean,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) {
      this.logger.error(error);
      reply.raw.destroy();
      return;
    }
    const { problem, headers } = this.answer(error, request);
    const { problemBody } = request.routeOptions.config;
    const documented = problem.status === 400 || problem.status === 422 ? problemBody : undefined;
    const body = documented === undefined ? problem : documented(problem, request);
    reply
      .code(problem.status)
      .headers(headers)
      .type(documented === undefined ? PROBLEM_TYPE : 'application/json; charset=utf-8')
      .send(bytesOf(body));
  }

  private answer(error: unknown, request: FastifyRequest): ProblemAnswer {
    const refusal = refusalFrom(error, this.isStoreFailure);
    try {
      if (refusal?.code === 'store-unavailable') this.logger.warn(error);
      if (refusal !== undefined) return this.problems.answer(refusal, request.id);
      this.logger.error(error);
    } catch (unregistered) {
      this.logger.error(unregistered);
    }
    return this.problems.answer(FAILED, request.id);
  }
}
