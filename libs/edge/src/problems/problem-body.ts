import type { FastifyRequest } from 'fastify';
import { mergeRouteConfig } from '../routes/route-config.js';
import type { Problem } from './problem.js';

/** Makes the documented body of an operation whose 400 and 422 are not problems (decision 1.3). */
export type ProblemBodyMaker = (problem: Problem, request: FastifyRequest) => unknown;

/** Answers every 400 and 422 of this route with another body, as `application/json`. */
export function ProblemBody(make: ProblemBodyMaker): MethodDecorator {
  return mergeRouteConfig({ problemBody: make });
}
