/**
 * Writes the JSON Schema of every event to `libs/contracts/schemas`. Run it from the repository's root. It writes
 * nothing if the contracts would break readers of the last release.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { allContracts, allEvents } from '../src/index.js';
import { readRelease, releaseFaults, releaseFolder } from './release.js';
import { schemaFileOf, writeJson } from './schema-file.js';

const folder = join('libs', 'contracts', 'schemas');

const release = readRelease(releaseFolder);
const faults = release ? releaseFaults(release, allContracts) : [];

if (faults.length > 0) {
  process.stderr.write(
    `Readers of the last release break (libs/contracts/README.md):\n${faults.join('\n')}\n`,
  );
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const event of allEvents) {
    await writeJson(join(folder, schemaFileOf(event)), event.schema);
  }
  process.stdout.write(`${allEvents.length} schemas in ${folder}\n`);
}
