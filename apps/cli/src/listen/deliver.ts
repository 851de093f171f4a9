import { Webhook } from '@entrepot/events';
import type { LoggedEvent } from './follow-events.js';

/** The result of a delivery. */
export interface Outcome {
  /** The status of the answer; undefined if there was none. */
  status?: number;
  durationMs: number;
  /** Why there was no answer. */
  fault?: string;
}

export interface Destination {
  to: string;
  secret: string;
  /** The place where receivers find data that is left out for its size. */
  gateway: string;
  signal: AbortSignal;
}

/** The service's limits: longer data is left out, and a slower answer is a failure. */
const MAX_DATA_BYTES = 65_536;
const LIMIT_MS = 15_000;

/** Sends an event as the service does: CloudEvents in JSON, signed; a redirect counts as an answer. */
export async function deliver(
  event: LoggedEvent,
  { to, secret, gateway, signal }: Destination,
): Promise<Outcome> {
  const body = bodyOf(event, gateway);
  const startedAt = performance.now();
  const durationMs = (): number => Math.round(performance.now() - startedAt);
  try {
    const answer = await fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/cloudevents+json',
        'user-agent': 'entrepot-webhooks',
        ...Webhook.sign(body, event.id, secret),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
    });
    await answer.body?.cancel();
    return { status: answer.status, durationMs: durationMs() };
  } catch (error) {
    return { durationMs: durationMs(), fault: faultOf(error as Error) };
  }
}

function bodyOf(event: LoggedEvent, gateway: string): string {
  const { data, ...attributes } = event;
  if (Buffer.byteLength(JSON.stringify(data ?? null)) <= MAX_DATA_BYTES) {
    return JSON.stringify(event);
  }
  return JSON.stringify({ ...attributes, dataref: `${gateway}/ext/events/${event.id}` });
}

function faultOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return `no answer within ${LIMIT_MS / 1_000} s`;
  return cause instanceof Error
    ? cause.message || String((cause as { code?: string }).code)
    : message;
}
