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
const bin = path.join(root, 'node_modules', '.bin');
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

/** Ends with what this machine lacks for Postgres and Kafka, before a build that takes a minute. */
function checkMachine(containersBy: string): void {
  const compiler = pathToFileURL(path.join(root, 'tools', 'test-runner', 'register.ts')).href;
  const check = path.join(import.meta.dirname, 'check-machine.ts');
  const words = ['--import', compiler, check, containersBy];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

function build(): void {
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: { build: string } };
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

const program = process.argv[2];
const present = fingerprint();
if (program === 'dev' && !isStackRunning()) {
  console.error('no stack is running: run "npm start" first');
  process.exit(1);
}
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === present;
// Not to stdout, which belongs to the program.
if (!isFresh && isStackRunning()) {
  if (program !== 'dev')
    console.error(
      'sources have changed, but the stack runs: using its older build until it is stopped',
    );
} else if (!isFresh) {
  if (!existsSync(bin)) {
    console.error('packages are missing: run "npm ci" first');
    process.exit(1);
  }
  if (program === 'start') checkMachine('compose');
  if (program === 'tests') checkMachine('testcontainers');
  console.error('building');
  build();
  writeFileSync(stamp, present);
}

if (program !== undefined && program !== 'tests') {
  await import(pathToFileURL(path.join(root, 'dist', 'tools', 'stack', `${program}.js`)).href);
}
