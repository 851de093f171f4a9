import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { expectProgram } from './run-program.js';

const CONNECTORS = path.join(projectRoot(), 'examples/connectors');

describe('an example connector', () => {
  it.each(readdirSync(CONNECTORS))('The mapping of %s passes its own tests', async (name) => {
    // Runs `npm test` of the example without its packages, because the mapping needs only their types. Without a file,
    // Node reports no failure.
    const cwd = path.join(CONNECTORS, name);
    const files = readdirSync(path.join(cwd, 'test'));
    expect(files).not.toEqual([]);
    const tests = files.map((file) => path.join('test', file));
    await expectProgram(process.execPath, ['--test', ...tests], { cwd });
  });
});
