import tests from './jest.config.js';

const e2e = tests.projects.find(({ displayName }) => displayName === 'e2e');

/**
 * What repeats the proofs of `npm test` for longer or on other programs: the suites with this suffix, the model, and the documents.
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
        'e2e/model\\.e2e\\.spec\\.ts$',
        'documents/printed-texts\\.spec\\.ts$',
      ],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};
