import path from 'node:path';
import tests from '../../jest.config.js';

const e2e = tests.projects.find(({ displayName }) => displayName === 'e2e');
const { globalSetup: _, globalTeardown: __, testPathIgnorePatterns: ___, ...common } = e2e;

/**
 * Every fault, one file after the other: each has the machine, a Postgres and a Kafka to itself.
 * @type {import('jest').Config}
 */
export default {
  ...common,
  displayName: 'faults',
  roots: [path.join(common.rootDir, 'e2e')],
  testRegex: 'e2e/faults/.*\\.fault\\.spec\\.ts$',
  globalSetup: '<rootDir>/e2e/faults/begin-table.ts',
  globalTeardown: '<rootDir>/e2e/faults/print-table.ts',
  // kafkajs keeps a socket to a broker that was killed, for ever.
  forceExit: true,
};
