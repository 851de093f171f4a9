import { types } from 'node:util';

/**
 * SQLSTATE classes and codes for which a retry may succeed, and which do not mean invalid input: connection (08),
 * resources (53), operator intervention (57P), serialization and deadlock (40), lock not available (55P03), and a role,
 * password or database that does not exist yet while a cluster is being restored (28000, 28P01, 3D000).
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

/** Errors of pg and TypeORM without a code, recognized by the start of their message. */
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
  // A table was altered; the statement is prepared again on the next use.
  'cached plan must not change result type',
];

/**
 * TypeORM releases a query runner when its connection ends; later uses throw only the first error. Before the first
 * connection TypeORM knows no entities, so a repository throws the second error.
 */
const TRANSIENT_NAMES = new Set(['QueryRunnerAlreadyReleasedError', 'EntityMetadataNotFoundError']);

interface StoreError extends Error {
  code?: unknown;
  /** The original error that TypeORM wraps. */
  driverError?: unknown;
  /** The errors of an AggregateError, one for each address. */
  errors?: unknown[];
}

/**
 * Whether an error is a failure of the store (unreachable, overloaded, deadlock) and not of the caller. Over HTTP such
 * failures are answered with 503; they never park an event.
 * @param error any thrown value, including TypeORM's wrappers
 */
export function isTransientStoreError(error: unknown): boolean {
  // Not instanceof, because an error of Node's own network code may come from another realm.
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
