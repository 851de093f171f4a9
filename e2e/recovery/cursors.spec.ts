import { readdirSync, readFileSync } from 'node:fs';
import { CONTINUED_BY_RECORD, continued } from '../support/recovery/cursors.js';

describe('A cursor (decision 1.23)', () => {
  it('expires with a restore in every list of the API document, unless it is the id or the time of a record', () => {
    const lasting = continued.flatMap(({ operation }) =>
      operation['x-problem-codes'].includes('cursor-expired') ? [] : [operation.operationId],
    );
    expect(lasting.toSorted()).toEqual([...CONTINUED_BY_RECORD].toSorted());
  });

  it('is issued by all services with the mark of the history of their stores', () => {
    const issuers = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(
          (file) => /\/src\/.*(?<!\.spec)\.ts$/.test(`/${file}`) && !file.includes('node_modules'),
        )
        .map((file) => `${folder}/${file}`)
        .filter((file) => readFileSync(file, 'utf8').includes('new PageTokens(')),
    );
    expect(issuers).toEqual(['libs/platform/src/database/list/page-tokens.ts']);
  });
});
