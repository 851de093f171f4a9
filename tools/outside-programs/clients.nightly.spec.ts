import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newMerchant } from '../../e2e/support/new-merchant.js';
import { clientOf } from '../demo/read-sandbox.js';
import { projectRoot } from '../stack/paths.js';
import { sharedStack } from '../stack/testing/shared-stack.js';
import type { TestStack } from '../stack/testing/test-stack.js';
import { installPython } from './install-python.js';

/** The output of each program in examples/clients: one line for each call. */
const TEN_CALLS = [
  'token: Bearer 28800',
  'upsert: MUG-1, MUG-2',
  'price: LOCALIZATION IN PROGRESS',
  'stock: 100',
  'list: 2',
  'order: CREATED',
  'approve: APPROVED',
  'tracking: UPDATE IN PROGRESS',
  'error: validation-failed /quantity',
  'webhook: enabled',
];

type Run = (command: string, ...words: string[]) => string;

/**
 * The commands of docs/clients.md. Each generates a client from the API document, compiles the program in strict mode,
 * and runs it.
 */
const LANGUAGES: Record<string, (run: Run) => Promise<string> | string> = {
  async python(run) {
    const folder = path.join(projectRoot(), 'examples/clients/python');
    const requirements = path.join(folder, 'requirements.txt');
    const hash = createHash('sha256').update(readFileSync(requirements)).digest('hex');
    const packages = ['--require-hashes', '--requirement', requirements];
    const python = await installPython(`client-${hash.slice(0, 12)}`, packages);
    const words =
      '-m openapi_python_client generate --path ../openapi.json --meta none --output-path entrepot --config config.yaml';
    run(python, ...words.split(' '));
    run(python, '-m', 'mypy', '--strict', '--follow-imports=silent', 'main.py');
    return run(python, 'main.py');
  },
  go(run) {
    run('mkdir', '-p', 'entrepot');
    run('go', 'tool', 'oapi-codegen', '-config', 'oapi-codegen.yaml', '../openapi.json');
    run('go', 'vet', './...');
    return run('go', 'run', '.');
  },
  java(run) {
    const classes = 'target/classes:target/dependency/*';
    run('mvn', '--batch-mode', '--quiet', 'compile');
    // Compiles again without the generated code, whose warnings do not matter.
    run('javac', '-Xlint:all', '-Werror', '-cp', classes, '-d', 'target/strict', 'Main.java');
    return run('java', '-cp', classes, 'Main');
  },
  typescript(run) {
    run('npm', 'ci', '--silent', '--no-audit', '--no-fund');
    run('npm', 'run', '--silent', 'generate');
    return run('npm', 'run', '--silent', 'start');
  },
};

describe('generated clients', () => {
  let stack: TestStack;
  let folder: string;

  beforeAll(async () => {
    stack = await sharedStack();
    folder = mkdtempSync(path.join(tmpdir(), 'entrepot-clients-'));
    cpSync(path.join(projectRoot(), 'examples/clients'), folder, { recursive: true });
    cpSync(
      path.join(projectRoot(), 'apps/gateway/openapi.json'),
      path.join(folder, 'openapi.json'),
    );
  });

  afterAll(() => folder && rmSync(folder, { recursive: true }));

  it.each(Object.entries(LANGUAGES))(
    'A generated client compiles and makes ten calls in %s',
    async (language, build) => {
      const clientId = await newMerchant(stack, language.toUpperCase());
      const env = {
        ...process.env,
        NODE_OPTIONS: '',
        ENTREPOT_URL: stack.gateway,
        ENTREPOT_CLIENT_ID: clientId,
        ENTREPOT_CLIENT_SECRET: clientOf(stack.sandbox, clientId).clientSecret,
      };
      const output = await build((command, ...words) => {
        const cwd = path.join(folder, language);
        return execFileSync(command, words, { cwd, env, encoding: 'utf8', maxBuffer: 64 << 20 });
      });
      expect(output.trim().split('\n')).toEqual(TEN_CALLS);
    },
    900_000,
  );
});
