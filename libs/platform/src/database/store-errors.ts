import { types } from 'node:util';

/**
 * SQLSTATE classes and codes that say "try again", never "this input is wrong": connection (08), resources (53),
 * operator intervention (57P), serialization and deadlock (40), lock not available (55P03), and a role, its password
 * or a database that is not there yet while a cluster is being restored (28000, 28P01, 3D000).
 */
const TRANSIENT_CODES =
  /^(08\d{3}|08P\d{2}|53\d{3}|57P0\d|57014|40001|40P01|40003|55P03|25P03|25006|58030|28000|28P01|3D000)$/;

const TRANSIENT_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Faults that pg and TypeORM raise without a code; matched by the beginning of their text. */
const TRANSIENT_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Connection is not established',
  'No connection',
  'Driver not Connected',
  'Query read timeout',
  // A table was altered: the statement is prepared again the next time.
  'cached plan must not change result type',
];

/** TypeORM releases a query runner when its connection ends; who uses it after that is published this, and no more. */
const TRANSIENT_NAMES = new Set(['QueryRunnerAlreadyReleasedError']);

interface StoreError extends Error {
  code?: unknown;
  /** TypeORM's wrapped original. */
  driverError?: unknown;
  /** Of an AggregateError: one for each address that was tried. */
  errors?: unknown[];
}

/**
 * Is this failure the store's (away, overloaded, in a deadlock) and not the caller's?
 * Such a failure is answered with 503 over HTTP and is never a reason to park an event.
 *
 * @param error whatever was thrown, TypeORM wrappers included
 */
export function isTransientStoreError(error: unknown): boolean {
  // Not instanceof: an error raised by Node's own network code may come from another realm.
  if (!types.isNativeError(error)) return false;
  const { code, driverError, errors } = error as StoreError;
  if (typeof code === 'string' && isTransientCode(code)) return true;
  if (TRANSIENT_NAMES.has(error.name)) return true;
  if (TRANSIENT_MESSAGES.some((text) => error.message.startsWith(text))) return true;
  if (errors?.some(isTransientStoreError)) return true;
  if (driverError !== undefined && driverError !== error) return isTransientStoreError(driverError);
  return error.cause !== undefined && isTransientStoreError(error.cause);
}

function isTransientCode(code: string): boolean {
  return TRANSIENT_CODES.test(code) || TRANSIENT_SYSTEM_CODES.has(code);
}
