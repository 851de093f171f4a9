import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { testNamesOf } from './named-tests.js';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n');

/** A file or folder that a document names in backticks, by its path from the root. */
const PATH = /`((?:apps|libs|tools|e2e|bench|k8s|observability|docs)\/[\w./-]+)`/g;

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

  it('name only files and folders that exist', () => {
    const named = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(PATH)].map(
        ([, file = '']) => `${document}: ${file}`,
      ),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((one) => !existsSync(one.split(': ')[1] ?? ''))).toEqual([]);
  });
});

function exists(file: string, title: string | undefined): boolean {
  if (!existsSync(file)) return false;
  if (title === undefined) return true;
  return [...testNamesOf(readFileSync(file, 'utf8'))].some((name) => name.includes(title));
}
