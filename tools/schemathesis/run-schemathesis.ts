/**
 * Runs Schemathesis against a separate stack: `npm run test:fuzz -- --max-time 300`. It reads the API document and
 * looks for answers that the document does not describe. Needs Python 3 with venv; installs Schemathesis once for the
 * machine.
 */
import path from 'node:path';
import { installPython } from '../outside-programs/install-python.js';
import { runProgram } from '../outside-programs/run-program.js';
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

const python = await installPython(`schemathesis-${VERSION}`, [`schemathesis==${VERSION}`]);
const stack = await startTestStack({
  prefix: 'fuzz',
  ownParts: true,
  overrides: { PROJECTION_TIMEOUT_MS: '0', LOGIN_FAILURES_PER_MINUTE: '10000' },
});
try {
  process.exitCode = await runProgram(
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
      env: {
        ...process.env,
        SCHEMATHESIS_HOOKS: path.join(projectRoot(), 'tools/schemathesis/hooks.py'),
        ENTREPOT_STACK_DIR: stack.folder.root,
      },
    },
  );
} finally {
  await stack.stop();
}
process.exit();
