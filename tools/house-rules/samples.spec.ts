import { readFileSync } from 'node:fs';
import { projectFiles } from './project-files.js';

/** A block of code, preceded by a comment with the name of its file. */
const BLOCK =
  /^(?:<!-- (?<file>docs\/samples\/\S+) -->\n+)?```(?<language>\w+)\n(?<code>[^]*?)^```$/gm;

const blocks = projectFiles(
  'README.md',
  'docs/**/*.md',
  'libs/client/README.md',
  'libs/events/README.md',
).flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(BLOCK)].map(({ groups = {} }) => ({
    document,
    file: groups['file'],
    language: groups['language'] ?? '',
    code: groups['code'],
  })),
);

/** The files that documents link to, by their path from the root. */
const linked = projectFiles('docs/**/*.md').flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(/\]\((samples\/[^)#]+)\)/g)].map(
    ([, file = '']) => `docs/${file}`,
  ),
);

describe('the samples in documents', () => {
  it('The samples equal their files: copy the file into the document', () => {
    const shown = blocks.filter(({ file }) => file !== undefined);
    expect(shown.length).toBeGreaterThan(3);
    for (const { file = '', code } of shown) expect(code).toBe(readFileSync(file, 'utf8'));
  });

  it('The documents show or link every sample file', () => {
    const files = [...blocks.flatMap(({ file }) => file ?? []), ...linked];
    expect(new Set(files)).toEqual(new Set(projectFiles('docs/samples/**/*.*')));
  });

  it('The samples show only programs that are files, which tests can run', () => {
    const programs = blocks.filter(({ language }) => /^(ts|js|py|python|java)$/.test(language));
    expect(programs.length).toBeGreaterThan(2);
    expect(programs.filter(({ file }) => file === undefined)).toEqual([]);
  });
});
