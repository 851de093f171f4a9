const common = {
  rootDir: import.meta.dirname,
  runner: '<rootDir>/tools/test-runner/runner.ts',
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

/** These need Postgres and Kafka. */
const onInfrastructure = {
  ...common,
  setupFiles: ['<rootDir>/libs/testing/src/begin-file.ts'],
  globalSetup: '<rootDir>/tools/stack/testing/jest-global-setup.ts',
  globalTeardown: '<rootDir>/tools/stack/testing/jest-global-teardown.ts',
};

/**
 * The suffix says the tier.
 * @type {import('jest').Config}
 */
export default {
  maxWorkers: '200%',
  testSequencer: '<rootDir>/tools/test-runner/sequencer.cjs',
  testTimeout: 120_000,
  projects: [
    {
      ...onInfrastructure,
      displayName: 'e2e',
      testRegex: '\\.e2e\\.spec\\.ts$',
    },
    {
      ...onInfrastructure,
      displayName: 'int',
      testRegex: '\\.int\\.spec\\.ts$',
    },
    {
      ...common,
      displayName: 'unit',
      testRegex: '\\.spec\\.ts$',
      testPathIgnorePatterns: ['/node_modules/', '\\.(int|e2e|fault|nightly)\\.spec\\.ts$'],
    },
  ],
};
