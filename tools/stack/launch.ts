/**
 * Builds the code if it has changed, then runs a program of the stack: `node tools/stack/launch.ts start`. Node runs
 * this file without a build, so it may not import other code and may use only erasable syntax.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '..', '..');
const stamp = path.join(root, 'dist', '.sources');

/** A hash of the names and times of all source files and of the build settings. */
function fingerprint(): string {
  const patterns = [
    '{apps,libs,tools,bench}/**/*.{ts,tsx,css,html,json}',
    '.swcrc',
    'package.json',
  ];
  // Packing a package writes types into its `dist`.
  const files = globSync(patterns, { cwd: root }).filter((file) => !isBuilt(file));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const { mtimeMs, size } = statSync(path.join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function isBuilt(file: string): boolean {
  return file.split(path.sep).includes('dist');
}

/** Prevents a build, which would replace the code of a running stack. */
function isStackRunning(): boolean {
  try {
    const folder = process.env['ENTREPOT_STACK_DIR'] || path.join(root, '.stack');
    const lock = readFileSync(path.join(folder, 'run', 'stack.lock'), 'utf8');
    process.kill((JSON.parse(lock) as { pid: number }).pid, 0);
    return true;
  } catch {
    return false;
  }
}

function build(): void {
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { build: string } };
  const bin = path.join(root, 'node_modules', '.bin');
  const { status, stderr } = spawnSync(scripts.build, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` },
  });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
}

const present = fingerprint();
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === present;
if (!isFresh && !isStackRunning()) {
  // Not to stdout, which belongs to the program.
  console.error('building');
  build();
  writeFileSync(stamp, present);
}

const program = process.argv[2];
if (program !== undefined) {
  await import(pathToFileURL(path.join(root, 'dist', 'tools', 'stack', `${program}.js`)).href);
}
