/**
 * Runs Schemathesis against a stack of its own: `npm run test:fuzz -- --max-time 300`. It reads the API document and looks
 * for answers that the document does not describe. Needs Python 3 with venv; installs Schemathesis once for the machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { startTestStack } from '../stack/testing/test-stack.js';

const VERSION = '4.32.5';
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'response_headers_conformance',
];
const OPTIONS = [
  '--continue-on-failure',
  '--max-time=120',
  '--generation-database=none',
  `--checks=${CHECKS.join(',')}`,
];

async function run(command: string, words: readonly string[], env = process.env): Promise<number> {
  const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** The path of the program. */
async function installed(): Promise<string> {
  const cache = process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache');
  const folder = path.join(cache, 'entrepot', `schemathesis-${VERSION}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(path.dirname(folder), { recursive: true });
    await done('python3', ['-m', 'venv', unfinished]);
    const python = path.join(unfinished, 'bin', 'python');
    await done(python, ['-m', 'pip', 'install', '--quiet', `schemathesis==${VERSION}`]);
    renameSync(unfinished, folder);
  }
  // Its scripts name the folder in which they were installed.
  return path.join(folder, 'bin', 'python');
}

async function done(command: string, words: readonly string[]): Promise<void> {
  const code = await run(command, words);
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}`);
}

const python = await installed();
const stack = await startTestStack({
  prefix: 'fuzz',
  ownParts: true,
  overrides: { LOOK_AGAIN_MS: '0', LOGIN_FAILURES_PER_MINUTE: '10000' },
});
try {
  process.exitCode = await run(
    python,
    [
      '-m',
      'schemathesis.cli',
      'run',
      `${stack.gateway}/openapi.json`,
      ...OPTIONS,
      ...process.argv.slice(2),
    ],
    {
      ...process.env,
      SCHEMATHESIS_HOOKS: path.join(projectRoot(), 'tools/schemathesis/hooks.py'),
      ENTREPOT_STACK_DIR: stack.folder.root,
    },
  );
} finally {
  await stack.stop();
}
process.exit();
