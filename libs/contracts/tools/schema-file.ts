import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { versionName, type EventContract } from '#messaging/contract';

/** The name of the file that contains a version's schema. */
export function schemaFileOf(contract: Pick<EventContract, 'type' | 'version'>): string {
  return `${versionName(contract)}.json`;
}

/** Formats a value as JSON in the repository's style. */
export async function writeJson(path: string, value: object): Promise<void> {
  const options = { ...(await resolveConfig(path)), filepath: path };
  writeFileSync(path, await format(JSON.stringify(value), options));
}
