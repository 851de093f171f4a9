import { fill } from '../language/texts.js';
import { messages } from './messages.js';

/** A fault in a field of the body, or in a parameter. */
export interface FieldFault {
  pointer?: string;
  parameter?: string;
  code?: string;
  detail: string;
}

interface ProblemBody {
  type?: string;
  code?: string;
  title?: string;
  detail?: string;
  instance?: string;
  errors?: readonly FieldFault[];
  /** The reasons of a refused price update. */
  failedSkus?: readonly string[];
}

/** A request that did not succeed; `status` is 0 when there was no answer. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  /** The address of the page that explains the code; it may be on the API's own host. */
  readonly page: string | undefined;
  readonly title: string;
  readonly errors: readonly FieldFault[];
  /** The request id, for questions to the operator. */
  readonly requestId: string | undefined;
  /** The refused SKUs, if the operation returns them. */
  readonly failedSkus: readonly string[];
  /** The time to wait before the next attempt, in ms, if the answer has one. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, body: ProblemBody, retryAfter?: string | null) {
    const { type, code, title, detail, instance, errors = [], failedSkus = [] } = body;
    super(detail ?? '');
    this.status = status;
    this.code = code ?? 'unexplained';
    this.page = type;
    this.title = title ?? fill(messages.answered, { status });
    this.errors = errors;
    this.requestId = instance;
    this.failedSkus = failedSkus;
    const seconds = Number(retryAfter ?? undefined);
    this.retryAfterMs = Number.isFinite(seconds) ? seconds * 1_000 : undefined;
  }

  /** What is wrong with this request, or the title of its code. */
  get detail(): string {
    return this.message === '' ? this.title : this.message;
  }
}

/** Returns the problem of an unsuccessful answer; the answer of a proxy may not be a problem document. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined);
  const members = typeof body === 'object' && body !== null ? body : {};
  return new ApiProblem(response.status, members, response.headers.get('retry-after'));
}

export function isProblem(error: unknown, status?: number): error is ApiProblem {
  return error instanceof ApiProblem && (status === undefined || error.status === status);
}
