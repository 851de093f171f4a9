import { HttpException } from '@nestjs/common';
import { platformProblems, type ProblemTable } from './problem-table.js';
import { Refusal, type FieldError, type ParameterError, type RefusalExtras } from '#runtime';

/** The body of an error: RFC 9457, media type `application/problem+json` (decision 1.2). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The request id. */
  instance: string;
  code: string;
  errors?: readonly (FieldError | ParameterError)[];
  parameter?: string;
}

export interface ProblemAnswer {
  problem: Problem;
  headers: Record<string, string>;
}

/** The media type has no charset parameter (RFC 8259); Fastify would add one to a text. */
export const PROBLEM_TYPE = 'application/problem+json';

export function bytesOf(body: unknown): Buffer {
  return Buffer.from(JSON.stringify(body));
}

const MAX_ERRORS = 100;
const RETRY_AFTER_SECONDS = 5;

/** Converts refusals into problems, with the service's closed set of codes and the URL of their pages. */
export class Problems {
  private readonly table: ProblemTable;

  constructor(
    own: ProblemTable,
    private readonly publicUrl: string,
  ) {
    this.table = { ...platformProblems, ...own };
  }

  /** @throws Error for a code outside the table, because an undocumented refusal is a fault of the service */
  answer({ code, detail, extras }: Refusal, requestId: string): ProblemAnswer {
    const entry = Object.hasOwn(this.table, code) ? this.table[code] : undefined;
    if (entry === undefined) throw new Error(`no problem is registered for the code ${code}`);
    const errors = extras.errors ?? parameterErrors(code, detail, extras);
    const problem: Problem = {
      type: `${this.publicUrl}/problems/${code}`,
      title: entry.title,
      status: entry.status,
      detail,
      instance: requestId,
      code,
      ...(errors === undefined ? {} : { errors: errors.slice(0, MAX_ERRORS) }),
      ...(extras.parameter === undefined ? {} : { parameter: extras.parameter }),
    };
    return {
      problem,
      headers: { ...retryAfter(entry.status, extras.retryAfterSeconds), ...extras.headers },
    };
  }
}

function parameterErrors(
  code: string,
  detail: string,
  { parameter, parameters }: RefusalExtras,
): readonly ParameterError[] | undefined {
  return parameters ?? (parameter === undefined ? undefined : [{ parameter, code, detail }]);
}

function retryAfter(status: number, seconds?: number): Record<string, string> {
  const wait = seconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  return wait === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(wait))) };
}

/**
 * Returns the refusal for an error during a request; undefined if the error is a fault of the service.
 * @param isStoreFailure whether an error means that the store is currently unavailable
 */
export function refusalFrom(
  error: unknown,
  isStoreFailure: (error: unknown) => boolean,
): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isStoreFailure(error)) {
    return new Refusal(
      'store-unavailable',
      'The database is unavailable at present. Try again later.',
    );
  }
  const status = error instanceof HttpException ? error.getStatus() : frameworkStatus(error);
  return status === undefined || status >= 500 ? undefined : frameworkRefusal(status);
}

function frameworkStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || error.name !== 'FastifyError') return undefined;
  return (error as Error & { statusCode?: number }).statusCode;
}

const FRAMEWORK_REFUSALS: Readonly<Record<number, [string, string]>> = {
  401: ['unauthorized', 'A valid bearer token is needed.'],
  404: ['not-found', 'No such resource.'],
  413: ['body-too-large', 'The body is over the limit.'],
  415: ['unsupported-media-type', 'The media type of the body must be application/json.'],
};

function frameworkRefusal(status: number): Refusal {
  const [code, detail] = FRAMEWORK_REFUSALS[status] ?? ['bad-request', 'The request is malformed.'];
  return new Refusal(code, detail);
}
