import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { EventContract } from '../src/contract.js';

type Version = Pick<EventContract, 'type' | 'version'>;

/** The name of a version of an event, for example `order.placed.v1`; its examples' folder has the same name. */
export function nameOf(contract: Version): string {
  return `${contract.type}.v${contract.version}`;
}

/** The name of the file that contains a version's schema. */
export function schemaFileOf(contract: Version): string {
  return `${nameOf(contract)}.json`;
}

/** Formats a value as JSON in the repository's style. */
export async function writeJson(path: string, value: object): Promise<void> {
  const options = { ...(await resolveConfig(path)), filepath: path };
  writeFileSync(path, await format(JSON.stringify(value), options));
}
