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
    /** In bytes, as `@BodyLimit` says. */
    bodyLimit?: number;
    /** The handler leaves the body on the wire, and bounds it itself. */
    forwards?: boolean;
    /** Served in every role: health and metrics. */
    probe?: boolean;
  }
}
