/** An invalid field of the body, or an invalid parameter. */
export interface FieldFault {
  /** A JSON pointer (RFC 6901) into the body that was sent. */
  pointer?: string;
  /** The name of a query or path parameter. */
  parameter?: string;
  code: string;
  detail: string;
}

export interface ErrorDetails {
  /** The HTTP status; 0 when there was no answer. */
  status: number;
  code: string;
  detail: string;
  errors?: FieldFault[];
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The code of an error if there was no answer. */
export const NO_ANSWER = 'no-answer';

/** The code of an answer without a reason, which comes from a proxy and not from the service. */
const UNEXPLAINED = 'unexplained';

/**
 * The error of a request that failed. The message names the operation and the reason, and contains no secret and no
 * body.
 *
 * @example
 * try {
 *   await client.orders.cancel('ACME-MELI-1001', { cancelDate, cancelReason: 'The buyer asked for it.' });
 * } catch (error) {
 *   if (error instanceof EntrepotError && error.code === 'order-not-cancellable') return;
 *   throw error;
 * }
 */
export class EntrepotError extends Error {
  override readonly name = 'EntrepotError';
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /**
   * A stable code, which `/problems/{code}` explains. `no-answer` if there was no answer, `unexplained` if the answer
   * gives no reason.
   */
  readonly code: string;
  /** What is wrong with this request. */
  readonly detail: string;
  /** The invalid fields; at most 100. */
  readonly errors: readonly FieldFault[];
  /** The request id, for questions to the operator. */
  readonly requestId: string | undefined;
  /** The number of seconds after which the request may succeed, if the service knows it. */
  readonly retryAfter: number | undefined;

  constructor(operation: string, details: ErrorDetails) {
    const { status, code, detail, errors = [], requestId, retryAfter, cause } = details;
    super(`${operation}: ${status === 0 ? '' : `${status} `}${code}: ${detail}`, { cause });
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** A problem document, or the answer of an operation that has its own form of errors (decision 1.3). */
interface RefusalBody {
  code?: string;
  detail?: string;
  errors?: FieldFault[];
  message?: string;
}

/** Creates the error for an unsuccessful answer; the answer of a proxy may not be a problem document. */
export async function errorOf(operation: string, response: Response): Promise<EntrepotError> {
  const { status, statusText, headers } = response;
  const body = await bodyOf(response);
  const { code = UNEXPLAINED, detail } = reasonOf(status, body);
  return new EntrepotError(operation, {
    status,
    code,
    detail: detail ?? (statusText || 'The answer has no explanation.'),
    errors: body.errors ?? [],
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: retryAfterOf(headers),
  });
}

function reasonOf(status: number, body: RefusalBody): { code?: string; detail?: string } {
  const { code, message, errors: [fault] = [] } = body;
  if (code !== undefined) return body;
  if (fault) return reasonOfFault(status, fault);
  // The token endpoint gives no other reason, so that it does not reveal which client ids exist.
  return status === 401 && message ? { code: 'wrong-credentials', detail: message } : {};
}

/**
 * Returns the code that a problem document would have: the code of the business rule, or the kind of the invalid input.
 */
function reasonOfFault(status: number, { pointer, parameter, code, detail }: FieldFault) {
  const place = parameter ?? pointer;
  if (status !== 400 || place === undefined || code === 'unknown-parameter')
    return { code, detail };
  const kind = parameter === undefined ? 'validation-failed' : 'invalid-parameter';
  return { code: kind, detail: `${place} ${detail}` };
}

async function bodyOf(response: Response): Promise<RefusalBody> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** Returns the seconds of `Retry-After`, which may be a date; undefined without this header. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
