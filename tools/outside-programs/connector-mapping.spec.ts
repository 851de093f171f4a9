import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { expectProgram } from './run-program.js';

const CONNECTORS = path.join(projectRoot(), 'examples/connectors');

describe('an example connector', () => {
  it.each(readdirSync(CONNECTORS))('%s has a mapping that passes its own tests', async (name) => {
    // As `npm test` there, without its packages: the mapping needs their types alone. Without a file Node finds no fault.
    const cwd = path.join(CONNECTORS, name);
    const files = readdirSync(path.join(cwd, 'test'));
    expect(files).not.toEqual([]);
    const tests = files.map((file) => path.join('test', file));
    await expectProgram(process.execPath, ['--test', ...tests], { cwd });
  });
});
