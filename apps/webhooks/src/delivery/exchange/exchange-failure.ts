import { TLSSocket } from 'node:tls';
import type { ClientRequest } from 'node:http';
import type { Failure } from '../domain/failure.js';

/** Ends an exchange with one of our own codes. */
export class ExchangeFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/** The codes of Node's errors, except those that form families of codes. */
const FAILURES: Record<string, Failure> = {
  EACCES: 'address-refused',
  EAI_AGAIN: 'name-unresolved',
  ECONNREFUSED: 'connection-refused',
  ECONNRESET: 'connection-closed',
  EHOSTUNREACH: 'host-unreachable',
  ENETUNREACH: 'host-unreachable',
  ENOTFOUND: 'name-not-found',
  EPIPE: 'connection-closed',
  EPROTO: 'tls-failed',
  ETIMEDOUT: 'connect-timeout',
  HPE_HEADER_OVERFLOW: 'answer-too-large',
};

/** The code that merchants read for an error of an exchange. */
export function failureOfError(error: unknown, request?: ClientRequest): Failure {
  if (error instanceof ExchangeFailure) return error.failure;
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return 'cut-off';
  const { socket } = request ?? {};
  if (socket instanceof TLSSocket && isSet(socket.authorizationError)) return 'tls-certificate';
  const failure = FAILURES[code];
  if (failure) return failure;
  if (code.startsWith('HPE_')) return 'answer-malformed';
  return /^ERR_(SSL|TLS)_/.test(code) ? 'tls-failed' : 'connection-failed';
}

/** Node uses null where its types have an error. */
function isSet(authorizationError: unknown): boolean {
  return authorizationError !== null && authorizationError !== undefined;
}
