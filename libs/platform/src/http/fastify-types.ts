import type { Access, Caller } from '../auth/access.js';
import type { ProblemBodyMaker } from '../problems/problem-body.js';
import type { WorkContext } from '../work-context.js';

declare module 'fastify' {
  interface FastifyRequest {
    work: WorkContext;
    /** Set once the token is verified; never on public routes. */
    caller?: Caller;
  }

  interface FastifyContextConfig {
    access?: Access;
    problemBody?: ProblemBodyMaker;
    /** Served in every role: health and metrics. */
    probe?: boolean;
  }
}
