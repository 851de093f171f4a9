import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from '../stack/paths.js';
import { animatedSvg } from './animated-svg.js';

/** `npm run demo:record`: runs the demo against the running stack, and writes its recording for the README. */
const FILE = path.join('docs', 'images', 'demo.svg');

const demo = spawn(process.execPath, ['dist/tools/demo/demo.js'], {
  cwd: projectRoot(),
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(demo, 'close') as Promise<[number | null]>;
const lines: string[] = [];
for await (const line of createInterface({ input: demo.stdout })) lines.push(line);
const [code] = await ended;
if (code === 0) {
  writeFileSync(path.join(projectRoot(), FILE), animatedSvg(lines));
  console.log(`${FILE}: ${lines.length} lines`);
} else {
  process.exitCode = code ?? 1;
}
