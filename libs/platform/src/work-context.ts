import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from './random.js';

/** What one piece of work carries along, from its request or event to every event it causes (decision 1.11). */
export interface WorkContext {
  requestId: string;
  traceparent: string;
}

const storage = new AsyncLocalStorage<WorkContext>();

export const workContext = {
  run: <T>(context: WorkContext, fn: () => T): T => storage.run(context, fn),
  current: (): WorkContext | undefined => storage.getStore(),
};

const TRACEPARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?$/;

/**
 * A W3C `traceparent` for our own span: the given trace goes on, or a new one begins when it is absent or invalid.
 */
export function childTraceparent(parent?: string): string {
  const given = parent === undefined ? null : TRACEPARENT.exec(parent);
  const traceId = given?.[1] ?? randomBytes(16).toString('hex');
  const flags = given?.[2] ?? '01';
  return `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`;
}

/** The trace id inside a `traceparent`. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35);
}
