import tests from './jest.config.js';

const e2e = tests.projects.find(({ displayName }) => displayName === 'e2e');

/**
 * What repeats the proofs of `npm test` for longer or on other programs: the suites with this suffix, and those that do
 * more work where `npm run test:nightly` says so.
 * @type {import('jest').Config}
 */
export default {
  ...tests,
  projects: [
    {
      ...e2e,
      displayName: 'nightly',
      testRegex: [
        '\\.nightly\\.spec\\.ts$',
        'documents/printed-texts\\.spec\\.ts$',
        'console/flows\\.e2e\\.spec\\.ts$',
        'security/hostile-requests\\.e2e\\.spec\\.ts$',
      ],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};
