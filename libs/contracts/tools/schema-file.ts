import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { EventContract } from '../src/contract.js';

type Version = Pick<EventContract, 'type' | 'version'>;

/** The name of a version of an event, for example `order.placed.v1`; also that of its examples' folder. */
export function nameOf(contract: Version): string {
  return `${contract.type}.v${contract.version}`;
}

/** The name of the file that a version's schema is committed in. */
export function schemaFileOf(contract: Version): string {
  return `${nameOf(contract)}.json`;
}

/** Writes a value as JSON in the repository's format. */
export async function writeJson(path: string, value: object): Promise<void> {
  const options = { ...(await resolveConfig(path)), filepath: path };
  writeFileSync(path, await format(JSON.stringify(value), options));
}
