/**
 * Writes the contracts of a release to `libs/contracts/released`. Run it from the repository's root: `npm run
 * contracts:release -- 1.2.0`, with `--end order.placed.v1` for each version that the release removes.
 */
import { parseArgs } from 'node:util';
import { allContracts } from '../src/index.js';
import { releaseFolder, writeRelease } from './release.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { end: { type: 'string', multiple: true, default: [] } },
});
const [version] = positionals;

try {
  await writeRelease(releaseFolder, { version, contracts: allContracts, ended: values.end });
  process.stdout.write(`${allContracts.length} contracts of ${version} in ${releaseFolder}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
