import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { testNamesOf } from './named-tests.js';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** A test that a document names in backticks: a file, and with `›` a part of a title in it. */
const CITATION = /`(?<file>[\w./-]+\/[\w.-]+\.spec\.ts)(?: › (?<title>[^`]+))?`/g;

describe('the documents', () => {
  it('cite only tests that exist', () => {
    const cited = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(CITATION)].map(({ groups = {} }) => ({
        document,
        file: groups['file'] ?? '',
        title: groups['title'],
      })),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ file, title }) => !exists(file, title))).toEqual([]);
  });
});

function exists(file: string, title: string | undefined): boolean {
  if (!existsSync(file)) return false;
  if (title === undefined) return true;
  return [...testNamesOf(readFileSync(file, 'utf8'))].some((name) => name.includes(title));
}
