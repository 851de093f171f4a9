import type { Access, Caller, TokenScope } from '../auth/access.js';
import type { ProblemBodyMaker } from '../problems/problem-body.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set after the token is verified; undefined on public routes. */
    caller?: Caller;
  }

  interface FastifyContextConfig {
    access?: Access;
    /** The scope that the token of a sales channel needs. */
    scope?: TokenScope;
    problemBody?: ProblemBodyMaker;
    /** In bytes, set by `@BodyLimit`. */
    bodyLimit?: number;
    /** The handler streams the body and limits its size itself. */
    forwards?: boolean;
    /** Served in every role: health and metrics. */
    probe?: boolean;
  }
}
