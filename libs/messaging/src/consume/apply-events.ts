import { childTraceparent, isTracing, workContext } from '#runtime';
import type { QueryRunner } from 'typeorm';
import { advanceVersions, versionKey } from '../inbox/subject-versions.js';
import type { Transaction } from '../transaction/transaction.js';
import { UnitOfWork } from '../transaction/unit-of-work.js';
import type { DecodedEvent } from './decode.js';
import { EventContext } from './event-context.js';
import { EventTraces } from './event-traces.js';
import { failureOf } from '../background/failure-of.js';
import { takeLocks } from './locks.js';
import { runsOfOneType } from './runs.js';

/** The result for an event that was neither parked nor a duplicate. */
export interface Applied {
  decoded: DecodedEvent;
  /** Why the event had no effect, if it had none. */
  ignored?: string;
}

export interface ApplyResult {
  applied: Applied[];
  /** The unit of work of the handlers; the caller ends it immediately before the commit. */
  unitOfWork: UnitOfWork;
}

/**
 * Passes events to their handlers inside a transaction, in order. An event whose version is not above the highest one
 * applied to its subject is ignored with the reason `stale`.
 */
export async function applyEvents(
  transaction: Transaction,
  group: string,
  events: readonly DecodedEvent[],
): Promise<ApplyResult> {
  const { current, stale } = await splitStale(transaction.runner, group, events);
  const traces = new EventTraces(group, current);
  const unitOfWork = new UnitOfWork(transaction, group.split('.')[0] ?? group, traces);
  const context = new EventContext(unitOfWork, current);
  const failure = await failureOf(dispatchAll(current, context, traces));
  if (failure) {
    traces.end(failure);
    throw failure;
  }
  const reasons = new Map(context.ignored.map(({ event, reason }) => [event, reason]));
  for (const [event, reason] of reasons) traces.ignored(event, reason);
  transaction.hooks.push(() => traces.end());
  return {
    applied: [...stale, ...current.map((decoded) => withReason(decoded, reasons))],
    unitOfWork,
  };
}

async function dispatchAll(
  events: readonly DecodedEvent[],
  context: EventContext,
  traces: EventTraces,
): Promise<void> {
  const runs = runsOfOneType(events);
  await takeLocks(context.unitOfWork, runs);
  for (const run of runs) await dispatch(run, context, traces);
}

function withReason(decoded: DecodedEvent, reasons: ReadonlyMap<object, string>): Applied {
  const ignored = reasons.get(decoded.event);
  return ignored === undefined ? { decoded } : { decoded, ignored };
}

async function splitStale(
  runner: QueryRunner,
  group: string,
  events: readonly DecodedEvent[],
): Promise<{ current: DecodedEvent[]; stale: Applied[] }> {
  const versions = await advanceVersions(
    runner,
    group,
    events.flatMap(({ event, received, faults }) =>
      event.version === undefined || faults
        ? []
        : [{ stream: received.stream, subject: event.subject, version: event.version }],
    ),
  );
  const current: DecodedEvent[] = [];
  const stale: Applied[] = [];
  for (const decoded of events) {
    const { event, received, faults } = decoded;
    const key = versionKey({ stream: received.stream, subject: event.subject });
    if (event.version === undefined || faults) current.push(decoded);
    else if (event.version > (versions.get(key) ?? 0)) {
      versions.set(key, event.version);
      current.push(decoded);
    } else stale.push({ decoded, ignored: 'stale' });
  }
  return { current, stale };
}

async function dispatch(
  run: readonly DecodedEvent[],
  context: EventContext,
  traces: EventTraces,
): Promise<void> {
  const [first] = run;
  if (!first) return;
  const { subscription } = first;
  if (subscription.batch) {
    await inTraceOf(first, traces, () =>
      subscription.handle(
        run.map(({ event }) => event),
        context,
      ),
    );
    return;
  }
  for (const decoded of run) {
    await inTraceOf(decoded, traces, () => subscription.handle(decoded.event, context));
  }
}

function inTraceOf<T>({ event }: DecodedEvent, traces: EventTraces, work: () => T): T {
  const traceparent = traces.of(event);
  return workContext.run(
    {
      requestId: event.eventId,
      traceparent: isTracing() && traceparent ? traceparent : childTraceparent(traceparent),
    },
    work,
  );
}
