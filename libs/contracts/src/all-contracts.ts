import type { EventContract } from './contract.js';
import * as contracts from './contracts.js';

/** Every contract there is. */
export const allContracts = Object.values<EventContract>(contracts);

const byType = new Map(allContracts.map((contract) => [contract.type, contract]));

/** The contract of an event type (`ce_type`), or undefined where there is none. */
export function contractByType(type: string): EventContract | undefined {
  return byType.get(type);
}
