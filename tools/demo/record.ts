import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../stack/paths.js';
import { animatedSvg, type TerminalLine } from './animated-svg.js';

/** `npm run demo:record`: runs the demo against the running stack, and writes its recording for the README. */
const FILE = path.join('docs', 'images', 'demo.svg');

/** The demo takes seconds; people read more slowly. */
const SLOWDOWN = 4;

const demo = spawn(process.execPath, ['dist/tools/demo/demo.js'], {
  cwd: projectRoot(),
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(demo, 'close') as Promise<[number]>;
const lines: TerminalLine[] = [];
const startedAt = performance.now();
for await (const text of createInterface({ input: demo.stdout })) {
  lines.push({ text, time: performance.now() - startedAt });
}
const [code] = await ended;
if (code === 0) {
  const [first] = lines;
  const shown = lines.map(({ text, time }) => ({ text, time: time - (first?.time ?? 0) }));
  writeFileSync(path.join(projectRoot(), FILE), animatedSvg(shown, SLOWDOWN));
  console.log(`${FILE}: ${lines.length} lines`);
} else {
  process.exitCode = code ?? 1;
}
