import path from 'node:path';
import tests from '../../jest.config.js';

const e2e = tests.projects.find(({ displayName }) => displayName === 'e2e');
const { globalSetup: _, globalTeardown: __, testPathIgnorePatterns: ___, ...common } = e2e;

/**
 * Runs every fault, one file at a time: each file uses the machine, Postgres and Kafka alone.
 * @type {import('jest').Config}
 */
export default {
  ...common,
  displayName: 'faults',
  roots: [path.join(common.rootDir, 'e2e')],
  testRegex: 'e2e/faults/.*\\.fault\\.spec\\.ts$',
  globalSetup: '<rootDir>/e2e/faults/begin-table.ts',
  globalTeardown: '<rootDir>/e2e/faults/print-table.ts',
  // kafkajs never closes the socket to a killed broker.
  forceExit: true,
};
