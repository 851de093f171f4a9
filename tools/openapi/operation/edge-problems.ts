import type { Access, TokenScope } from '#edge';

/** The properties of an operation that determine the rejections before its own logic runs. */
export interface Edge {
  access: Access;
  /** The scope that the token of a sales channel needs. */
  scope: TokenScope | undefined;
  method: string;
  hasBody: boolean;
  hasParameters: boolean;
  hasPages: boolean;
  /** Whether the gateway forwards the operation to another service. */
  forwarded: boolean;
}

/** The codes that an operation may answer because of its inputs and its place (decision 1.4). */
export function edgeProblems(edge: Edge): string[] {
  const reads = edge.method === 'get';
  return [
    'bad-request',
    'unknown-parameter',
    'method-not-allowed',
    'rate-limited',
    ...(edge.hasParameters ? ['invalid-parameter'] : []),
    ...(edge.hasPages ? ['invalid-page-token', 'cursor-expired'] : []),
    ...(reads ? [] : bodyProblems(edge)),
    ...tokenProblems(edge, reads),
    'too-much-in-flight',
    'store-unavailable',
    ...(reads ? [] : ['outbox-stale', 'outcome-unknown']),
    ...(edge.forwarded ? ['upstream-unavailable', 'upstream-timeout'] : []),
  ];
}

/** Codes for faulty bodies, which are read and rejected even for operations without a body. */
function bodyProblems({ hasBody, forwarded }: Edge): string[] {
  return [
    'malformed-json',
    'json-too-deep',
    'json-too-large',
    ...(hasBody ? ['validation-failed'] : []),
    'body-too-large',
    'unsupported-media-type',
    ...(forwarded ? ['request-timeout'] : []),
  ];
}

function tokenProblems({ access, scope }: Edge, reads: boolean): string[] {
  if (access === 'public') return [];
  const scoped = scope === undefined ? [] : ['missing-scope'];
  const refused = ['unauthorized', 'keys-unavailable', ...scoped];
  if (access === 'channel-token') return refused;
  // Only operators may have read access (decision 2.2).
  const isGuarded = !reads && access.includes('operator');
  return [...refused, 'wrong-client-kind', ...(isGuarded ? ['read-only-client'] : [])];
}
