import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { testNamesOf } from './named-tests.js';
import { projectFiles } from './project-files.js';

const documents = projectFiles('**/*.md');

/** A file or folder that a document names in backticks, by its path from the root. */
const PATH = /`((?:apps|libs|tools|e2e|bench|k8s|observability|docs)\/[\w./-]+)`/g;

/** A file that a document names in backticks, by its path from the root, the document, or a folder that the document names. */
const FILE = /`([\w.@-]+(?:\/[\w.@-]+)+\.(?:tsx?|c?js|mjs|ya?ml|json|sh|py|sql|md))`/g;

/** A folder that a document names in backticks. */
const FOLDER = /`([\w.@-]+(?:\/[\w.@-]+)*)\/?`/g;

/** Folders that a build or a running stack creates. */
const MADE = /^(?:dist|\.stack)\//;

/** A test that a document names in backticks: a file and, after `›`, a part of a title in it. */
const CITATION = /`(?<file>[\w./-]+\/[\w.-]+\.spec\.ts)(?: › (?<title>[^`]+))?`/g;

describe('the documents', () => {
  it('The documents cite only tests that exist', () => {
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

  it('The documents name only files and folders that exist', () => {
    const named = documents.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(PATH)].map(
        ([, file = '']) => `${document}: ${file}`,
      ),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((citation) => !existsSync(citation.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('A path relative to a folder that a document names exists there', () => {
    const missing = documents.flatMap((document) => {
      const text = readFileSync(document, 'utf8');
      const folders = ['.', path.dirname(document), ...capturesOf(text, FOLDER)].filter(isFolder);
      return capturesOf(text, FILE)
        .filter((file) => !MADE.test(file))
        .filter((file) => !folders.some((folder) => existsSync(path.join(folder, file))))
        .map((file) => `${document}: ${file}`);
    });
    expect(missing).toEqual([]);
  });
});

function capturesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, capture = '']) => capture);
}

function isFolder(name: string): boolean {
  return existsSync(name) && statSync(name).isDirectory();
}

function exists(file: string, title: string | undefined): boolean {
  if (!existsSync(file)) return false;
  if (title === undefined) return true;
  return [...testNamesOf(readFileSync(file, 'utf8'))].some((name) => name.includes(title));
}
