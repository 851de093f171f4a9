import type { EventContract, EventEnvelope } from '#contracts';
import { applyDecorators, Catch, UseFilters } from '@nestjs/common';
import type { RpcExceptionFilter } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Answerable } from '../consume/subscription.js';

export interface OnEventOptions {
  /** The consumer group, for example `pricing.main`; its streams are listed in libs/contracts. */
  group: string;
  /** Take all neighbouring events of this type at once, for a set-based statement. */
  batch?: boolean;
  /**
   * Take events that break their contract, too, where they fit this schema: what names the order or the subject in an
   * answer, and all of the key. The handler asks `EventContext.faultsOf` first.
   */
  answerable?: Answerable;
}

/** What the decorator leaves for the transport strategy. */
export interface HandlerExtras {
  contract: EventContract;
  batch: boolean;
  answerable: Answerable | undefined;
}

/** The name under which Nest binds a handler to its group's transport. */
export function transportOf(group: string): symbol {
  return Symbol.for(`entrepot:${group}`);
}

/** Nest makes `{status, message}` of what a handler throws; only the error itself says whether the store was away. */
@Catch()
class KeepErrors implements RpcExceptionFilter {
  catch(error: unknown): Observable<never> {
    return throwError(() => error);
  }
}

/**
 * `@EventPattern` for one event type in one consumer group. The method gets the event (with `batch`, an array of
 * them, in order) as payload and the EventContext as context; it must use the context's unit of work, so that its
 * writes, the inbox mark and the events it publishes are one transaction.
 */
export function OnEvent<T extends EventEnvelope>(
  contract: EventContract<T>,
  { group, batch = false, answerable }: OnEventOptions,
): MethodDecorator {
  const extras: HandlerExtras = { contract, batch, answerable };
  return applyDecorators(
    EventPattern(contract.type, transportOf(group), { ...extras }) as MethodDecorator,
    UseFilters(new KeepErrors()),
  );
}
