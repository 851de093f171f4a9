import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { anchorOf } from '../observability/observability-files.js';
import { projectFiles } from './project-files.js';

const OVERVIEW = 'docs/overview.md';
const LONGEST_CELL = 300;

const NUMBER =
  '\\d+|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty(?:-\\w+)?';
const NOUN =
  '(?:Nest(?:JS)? )?(?:services|applications|Deployments|alerts|alert rules|streams|consumer groups|dashboards)';
const COUNT = new RegExp(`\\b(?:${NUMBER}) ${NOUN}\\b`, 'gi');

const documents = projectFiles('**/*.md').map((file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/^ *```[^]*?^ *```$/gm, '');
  return { file, text };
});
const pages = documents.filter(({ file }) => file !== 'CHANGELOG.md');

/** The targets of a document's links within the repository, as paths from its root. */
function linksOf({ file, text }: { file: string; text: string }) {
  const links = text
    .replaceAll(/`[^`\n]+`/g, '')
    .matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g);
  return [...links].map(([link, target = '', anchor]) => ({
    link: `${file}: ${link}`,
    to: target === '' ? file : path.normalize(path.join(path.dirname(file), target)),
    anchor,
  }));
}

function anchorsOf(file: string): string[] {
  const text = documents.find((document) => document.file === file)?.text ?? '';
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

describe('the pages', () => {
  it('The pages link only to files and headings that exist', () => {
    const links = documents.flatMap(linksOf);
    expect(links.length).toBeGreaterThan(150);
    const broken = links.filter(
      ({ to, anchor }) =>
        !existsSync(to) || (anchor !== undefined && !anchorsOf(to).includes(anchor)),
    );
    expect(broken.map(({ link }) => link)).toEqual([]);
  });

  it('The overview leads to every page', () => {
    const reached = new Set([OVERVIEW]);
    for (const file of reached) {
      const document = documents.find((candidate) => candidate.file === file);
      for (const { to } of document ? linksOf(document) : []) {
        const files =
          existsSync(to) && statSync(to).isDirectory() ? projectFiles(`${to}/**/*.md`) : [to];
        for (const linkedFile of files) reached.add(linkedFile);
      }
    }
    expect(projectFiles('docs/**/*.md').filter((file) => !reached.has(file))).toEqual([]);
  });

  it('The pages count no services, Deployments, alerts or streams, because such counts become wrong', () => {
    const counts = pages.flatMap(({ file, text }) =>
      [...text.matchAll(COUNT)].map(([count]) => `${file}: ${count}`),
    );
    expect(counts).toEqual([]);
  });

  it(`The pages have at most ${LONGEST_CELL} characters in a table cell`, () => {
    const long = pages.flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => /^ *\|/.test(line))
        .flatMap((line) => line.split(/(?<!\\)\|/))
        .filter((cell) => cell.trim().length > LONGEST_CELL)
        .map((cell) => `${file}: ${cell.trim()}`),
    );
    expect(long).toEqual([]);
  });
});

describe('the overview', () => {
  const text = readFileSync(OVERVIEW, 'utf8');

  it('The overview lists every folder of apps, libs, tools and examples in one line each', () => {
    const folders = projectFiles('{apps,libs,tools,examples}/**').flatMap(
      (file) => /^\w+\/[\w-]+(?=\/)/.exec(file)?.[0] ?? [],
    );
    const listed = [...text.matchAll(/^- `((?:apps|libs|tools|examples)\/[\w-]+)`: \S.*$/gm)];
    expect(listed.map(([, folder]) => folder).toSorted()).toEqual([...new Set(folders)].toSorted());
  });

  it('The overview shows the current files of a capability', () => {
    const [, folder = '', files = ''] = /^```text\n(\S+)\n([^]+?)^```$/m.exec(text) ?? [];
    const shown = files.split('\n').flatMap((line) => /^ +(\S+)/.exec(line)?.[1] ?? []);
    expect(shown.length).toBeGreaterThan(4);
    expect(shown.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });
});
