import type { EventContract, EventOf } from '../contract/index.js';
import { applyDecorators, Catch, UseFilters, type RpcExceptionFilter } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { throwError, type Observable } from 'rxjs';
import type { Lock } from '../consume/locks.js';
import type { Subscription } from '../consume/subscription.js';

export interface OnEventOptions<Event> {
  /** The consumer group, for example `pricing.main`; its streams are in the manifest. */
  group: string;
  /** Pass all events of this type in a chunk at once, for a set-based statement. */
  batch?: boolean;
  /**
   * Pass events that break their contract as well, if they fit this schema: the members that an answer needs, and the
   * complete key. The handler checks `EventContext.faultsOf` first.
   */
  answerable?: Subscription['answerable'];
  /**
   * The event reports the erasure of earlier personal data (decision 8.6): messages parked for its stream and key are
   * dropped, and the event is not parked behind them.
   */
  erases?: boolean;
  /**
   * The locks that handling the event needs, if another handler of the group locks the same rows. The locks of all
   * events of a transaction are taken before its first handler, unless all of them come in one batch: a batch handler
   * also locks what it reads.
   */
  locks?: (event: Event) => readonly Lock[];
}

/** The data that the decorator passes to the transport strategy. */
export interface HandlerExtras extends Omit<Subscription, 'contract' | 'handle'> {
  contracts: readonly EventContract[];
}

/** The id under which Nest binds a handler to its group's transport. */
export function transportOf(group: string): symbol {
  return Symbol.for(`entrepot:${group}`);
}

/**
 * Keeps a handler's error, which Nest would replace by `{status, message}`: only the error itself shows whether the
 * store was unreachable.
 */
@Catch()
class KeepErrors implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * Binds a method to event types in one consumer group, as `@EventPattern` does. It receives the event (with `batch`,
 * an array of those of one type, in order) as payload and the EventContext as context. It must use the context's unit
 * of work, so that its writes, the inbox mark and the events it publishes are one transaction.
 */
export function OnEvent<C extends EventContract>(
  contracts: C | readonly C[],
  { group, batch = false, ...options }: OnEventOptions<EventOf<C>>,
): MethodDecorator {
  const all = [contracts].flat();
  const extras = { contracts: all, batch, ...options };
  const types = all.map(({ type }) => type);
  return applyDecorators(
    EventPattern(types, transportOf(group), { ...extras }) as MethodDecorator,
    UseFilters(new KeepErrors()),
  );
}
