import type { EventContract } from '../src/contract.js';

/** The name of the file that a version's schema is committed in, and without `.json` of its examples' folder. */
export function schemaFileOf(contract: EventContract): string {
  return `${contract.type}.v${contract.version}.json`;
}
