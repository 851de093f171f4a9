/**
 * `npm run test:consumers -- --minutes 5`: tests the programs of examples/consumers for that time (a short time by
 * default), and those of examples/receivers.
 */
import { parseArgs } from 'node:util';
import { runProgram } from './run-program.js';

const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
process.exitCode = await runProgram(
  'npm',
  ['run', 'test:nightly', '--', 'e2e/consumers', 'tools/outside-programs'],
  {
    env: { ...process.env, ...(values.minutes && { CONSUMER_MINUTES: values.minutes }) },
  },
);
