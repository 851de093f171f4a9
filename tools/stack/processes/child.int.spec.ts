import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from './child.js';

const LINES = ['one\u2028line', 'another\u2029', '', 'the last, without a newline'];

describe('a child process', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'entrepot-child-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('A child process passes on and logs each line of its output, even if a text contains U+2028', async () => {
    const lines: string[] = [];
    const logFile = path.join(folder, 'child.log');
    const over = Promise.withResolvers<void>();
    await startChild({
      name: 'child',
      command: process.execPath,
      args: ['-e', `process.stdout.write(${JSON.stringify(LINES.join('\n'))})`],
      env: {},
      logFile,
      runFolder: folder,
      onLine: (line) => {
        lines.push(line);
        if (lines.length === LINES.length) over.resolve();
      },
    });
    await over.promise;
    expect(lines).toEqual(LINES);
    while (readFileSync(logFile, 'utf8') !== `${LINES.join('\n')}\n`) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
});
