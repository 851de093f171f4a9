/**
 * Writes the JSON Schema of every contract to `libs/contracts/schemas`, run from the repository's root. An edit that a
 * version does not allow is refused, and then nothing is written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { allContracts } from '../src/index.js';
import { incompatibilities } from './compatibility.js';
import { schemaFileOf } from './schema-file.js';

const folder = join('libs', 'contracts', 'schemas');

const faults = allContracts.flatMap((contract) => {
  const path = join(folder, schemaFileOf(contract));
  if (!existsSync(path)) return [];
  const committed = JSON.parse(readFileSync(path, 'utf8')) as object;
  return incompatibilities(committed, contract.schema).map(
    ({ at, reason }) => `${path} ${at}: ${reason}`,
  );
});

if (faults.length > 0) {
  process.stderr.write(
    `Not allowed within a version (libs/contracts/README.md):\n${faults.join('\n')}\n`,
  );
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const contract of allContracts) {
    const path = join(folder, schemaFileOf(contract));
    const options = { ...(await resolveConfig(path)), filepath: path };
    writeFileSync(path, await format(JSON.stringify(contract.schema), options));
  }
  process.stdout.write(`${allContracts.length} schemas in ${folder}\n`);
}
