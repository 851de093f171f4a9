const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  roots: [
    '<rootDir>/libs',
    '<rootDir>/apps',
    '<rootDir>/tools',
    '<rootDir>/e2e',
    '<rootDir>/bench',
  ],
  transform: {},
};

const RUNNER = '<rootDir>/tools/test-runner/runner.ts';

/** The suffix says the tier; these need Postgres and Kafka, the others need nothing. */
const ON_INFRASTRUCTURE = '\\.(int|e2e|fault)\\.spec\\.ts$';

/** @type {import('jest').Config} */
export default {
  maxWorkers: '100%',
  testSequencer: '<rootDir>/tools/test-runner/sequencer.cjs',
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      runner: [RUNNER, { share: 1 }],
      testRegex: '\\.spec\\.ts$',
      testPathIgnorePatterns: ['/node_modules/', ON_INFRASTRUCTURE, '\\.nightly\\.spec\\.ts$'],
    },
    {
      ...common,
      displayName: 'infra',
      // Half of the cores are for Postgres, Kafka and the services.
      runner: [RUNNER, { share: 0.5 }],
      testRegex: ON_INFRASTRUCTURE,
      // All of them take more than half an hour: `npm run test:faults`.
      testPathIgnorePatterns: ['/node_modules/', '/e2e/faults/'],
      setupFiles: ['<rootDir>/libs/testing/src/begin-file.ts'],
      globalSetup: '<rootDir>/tools/stack/testing/jest-global-setup.ts',
      globalTeardown: '<rootDir>/tools/stack/testing/jest-global-teardown.ts',
    },
  ],
};
