import { platformProblems, type ProblemTable } from '#edge';
import {
  refTo,
  type Paths,
  type Reference,
  type ResponseObject,
  type Schema,
} from '../document.js';

const COMMON: ProblemTable = platformProblems;

/** The RFC 9457 schemas of every problem (decision 1.2). */
export const problemSchemas: Record<string, Schema> = {
  Problem: {
    type: 'object',
    description: 'Why a request was refused (RFC 9457).',
    required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
    properties: {
      type: { type: 'string', format: 'uri', description: 'The page that explains the code.' },
      title: { type: 'string', description: 'Meaning of the code; the same for every request.' },
      status: { type: 'integer', description: 'The HTTP status.' },
      detail: { type: 'string', description: 'The fault of this request.' },
      instance: { type: 'string', description: 'The request id, for questions to the operator.' },
      code: { type: 'string', description: 'Stable; programs decide by this code.' },
      errors: {
        type: 'array',
        description: 'Each field of the body, or each parameter, at fault; at most 100.',
        maxItems: 100,
        items: {
          anyOf: [
            { $ref: '#/components/schemas/FieldError' },
            { $ref: '#/components/schemas/ParameterError' },
          ],
        },
      },
      parameter: {
        type: 'string',
        description: 'The parameter or header at fault, the first of those in `errors`.',
      },
    },
  },
  FieldError: {
    type: 'object',
    description: 'One field at fault.',
    required: ['pointer', 'code', 'detail'],
    properties: {
      pointer: {
        type: 'string',
        description: 'JSON Pointer to the field in the body (RFC 6901), also of a missing field.',
        examples: ['/0/name'],
      },
      code: { type: 'string', description: 'Stable.', examples: ['required'] },
      detail: { type: 'string', description: 'In words.', examples: ['is required'] },
    },
  },
  ParameterError: {
    type: 'object',
    description: 'One parameter at fault.',
    required: ['parameter', 'code', 'detail'],
    properties: {
      parameter: {
        type: 'string',
        description: 'The name of the parameter in the query or the path, or of the header.',
        examples: ['pageSize'],
      },
      code: { type: 'string', description: 'Stable.', examples: ['out-of-range'] },
      detail: { type: 'string', description: 'In words.', examples: ['must be at most 200'] },
    },
  },
};

/** The responses of an operation's problem codes, by status. */
export function problemResponses(
  codes: readonly string[],
  table: ProblemTable,
): Record<string, ResponseObject | Reference> {
  const byStatus = Map.groupBy([...new Set(codes)], (code) => entryOf(code, table).status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      String(status),
      ofStatus.length === 1 && ofStatus[0] !== undefined && ofStatus[0] in COMMON
        ? refTo('responses', ofStatus[0])
        : problemResponse(status, ofStatus, table),
    ]),
  );
}

/** Shared responses: codes that are the only one of their status in an operation of these paths. */
export function commonResponses(paths: Paths): Record<string, ResponseObject> {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(COMMON)
      .filter(([code]) => text.includes(JSON.stringify(refTo('responses', code).$ref)))
      .map(([code, { status }]) => [code, problemResponse(status, [code], COMMON)]),
  );
}

/** @throws Error for a code that the service cannot answer */
function entryOf(code: string, table: ProblemTable): ProblemTable[string] {
  const entry = table[code] ?? COMMON[code];
  if (entry === undefined) throw new Error(`no problem table has the code ${code}`);
  return entry;
}

function problemResponse(
  status: number,
  codes: readonly string[],
  table: ProblemTable,
): ResponseObject {
  const lines = codes.map((code) => `\`${code}\`: ${entryOf(code, table).title}.`);
  return {
    description: lines.join('\n\n'),
    headers: { 'X-Request-Id': refTo('headers', 'X-Request-Id'), ...headersOf(status, codes) },
    content: {
      'application/problem+json': {
        schema: {
          ...refTo('schemas', 'Problem'),
          properties: {
            code: { enum: codes, description: 'One of these.' },
            status: { const: status, description: 'This one.' },
          },
        },
      },
    },
  };
}

/** Headers of the answer to a request that counts for the rate limit. */
export const rateHeaders: Record<string, Reference> = {
  RateLimit: refTo('headers', 'RateLimit'),
  'RateLimit-Policy': refTo('headers', 'RateLimit-Policy'),
};

/** Headers of a response by status, in addition to the request id. */
export function headersOf(
  status: number,
  codes: readonly string[] = [],
): ResponseObject['headers'] {
  if (status === 401) {
    return { ...rateHeaders, 'WWW-Authenticate': refTo('headers', 'WWW-Authenticate') };
  }
  if (status === 405) return { Allow: refTo('headers', 'Allow') };
  return { ...rateHeaders, ...waitHeaders(status, codes) };
}

/** A status with several codes has the header with only one of them. */
function waitHeaders(status: number, codes: readonly string[]): ResponseObject['headers'] {
  if (status === 429 || status === 503) return { 'Retry-After': refTo('headers', 'Retry-After') };
  if (!codes.includes('idempotency-key-in-use')) return {};
  const description = 'Seconds to wait, with `idempotency-key-in-use`.';
  return { 'Retry-After': { description, schema: { type: 'integer', minimum: 1 } } };
}
