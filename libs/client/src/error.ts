/** A field of the body, or a parameter, at fault. */
export interface FieldFault {
  /** RFC 6901, into the body that was sent. */
  pointer?: string;
  /** Of the query or the path. */
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

/** The code of an error without an answer. */
export const NO_ANSWER = 'no-answer';

/** The code of an answer that gives no reason: it comes from a proxy, not from the service. */
const UNEXPLAINED = 'unexplained';

/**
 * A request that did not succeed. It names operation and reason, and holds no secret and no body.
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
  /** Stable; `/problems/{code}` explains it. `no-answer` when there was none, `unexplained` when it gives no reason. */
  readonly code: string;
  /** What is wrong with this request. */
  readonly detail: string;
  /** Each field at fault; at most 100. */
  readonly errors: readonly FieldFault[];
  /** For questions to the operator. */
  readonly requestId: string | undefined;
  /** Seconds after which it may succeed, where the service knows. */
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

/** A problem document, or the answer of an operation that has its own form of refusal (decision 1.3). */
interface RefusalBody {
  code?: string;
  detail?: string;
  errors?: FieldFault[];
  message?: string;
}

/** The error of an answer that is no success; a proxy's answer need not be a problem document. */
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

/** The code that a problem document would have: that of the business rule, or of the kind of place at fault. */
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

/** Seconds of `Retry-After`, which may be a date; undefined without one. */
export function retryAfterOf(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
