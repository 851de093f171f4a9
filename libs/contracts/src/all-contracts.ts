import type { EventContract } from '#messaging/contract';
import * as contracts from './contracts.js';
import { httpEvents, type HttpEvent } from './http-events.js';

/** All contracts. */
export const allContracts = Object.values<EventContract>(contracts);

/** The events of all contracts, including those that are on no stream. */
export const allEvents: readonly (EventContract | HttpEvent)[] = [...allContracts, ...httpEvents];

const byType = new Map(allContracts.map((contract) => [contract.type, contract]));

/** The contract of an event type (`ce_type`), or undefined if there is none. */
export function contractByType(type: string): EventContract | undefined {
  return byType.get(type);
}
