import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The context that is passed from a request or event to every event it causes (decision 1.11). */
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
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** The members of a W3C `traceparent`. */
export interface TraceParent {
  traceId: string;
  spanId: string;
  /** Two hexadecimal digits. */
  flags: string;
}

/** @returns undefined for an absent or invalid text */
export function readTraceparent(text: string | undefined): TraceParent | undefined {
  const match = text === undefined ? null : TRACEPARENT.exec(text);
  const [, traceId, spanId, flags] = match ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags } : undefined;
}

export function writeTraceparent({ traceId, spanId, flags }: TraceParent): string {
  return `00-${traceId}-${spanId}-${flags}`;
}

/** A W3C `traceparent` for a new span: it continues the given trace, or starts one if that is absent or invalid. */
export function childTraceparent(parent?: string): string {
  const inherited = readTraceparent(parent);
  return writeTraceparent({
    traceId: inherited?.traceId ?? randomHex(),
    spanId: randomHex().slice(-16),
    flags: inherited?.flags ?? '01',
  });
}

/**
 * Returns 32 random digits, never all 0. Node generates many UUIDs at once, so a UUID costs a tenth of the time of
 * separate random bytes.
 */
function randomHex(): string {
  return randomUUID().replaceAll('-', '');
}

/** The trace id inside a `traceparent`. */
export function traceIdOf(traceparent: string): string {
  return traceparent.slice(3, 35);
}
