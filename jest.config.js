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
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^#(client|contracts|landed-cost|messaging|migration|money|platform|state-machine|testing)$':
      '<rootDir>/libs/$1/src/index.ts',
    '^@entrepot/(client|events|product-files)$': '<rootDir>/libs/$1/src/index.ts',
    '/generated/validators\\.js$': '<rootDir>/tools/events-package/validators.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.ts$': '@swc/jest' },
};

/** The suffix says the tier; these need Postgres and Kafka, the others need nothing. */
const ON_INFRASTRUCTURE = '\\.(int|e2e|fault)\\.spec\\.ts$';

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  // Jest keeps some modules of every suite. Services run in the workers: a long pause to collect garbage in a large heap
  // ends their transactions, and at 4 GB a worker crashes.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testRegex: '\\.spec\\.ts$',
      testPathIgnorePatterns: ['/node_modules/', ON_INFRASTRUCTURE],
    },
    {
      ...common,
      displayName: 'infra',
      testRegex: ON_INFRASTRUCTURE,
      // All of them take more than half an hour: `npm run test:faults`.
      testPathIgnorePatterns: ['/node_modules/', '/e2e/faults/'],
      setupFiles: ['<rootDir>/libs/testing/src/quiet-logs.ts'],
      globalSetup: '<rootDir>/tools/stack/testing/jest-global-setup.ts',
      globalTeardown: '<rootDir>/tools/stack/testing/jest-global-teardown.ts',
    },
  ],
};
