import { readFileSync } from 'node:fs';
import { projectFiles } from './project-files.js';

const HEADING = /^### (\d+\.\d+) /gm;
const CITATION = /\b[Dd]ecisions? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)/g;
const NUMBER = /\d+\.\d+/g;

const files = projectFiles('docs/specification/*.md').map((file) => ({
  file,
  numbers: [...readFileSync(file, 'utf8').matchAll(HEADING)].map(([, number = '']) => number),
}));
const numbers = files.flatMap((file) => file.numbers);

describe('the specification', () => {
  it('The rules have one heading each, in one file for each chapter', () => {
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    const chapters = files.map(
      (file) => new Set(file.numbers.map((number) => number.split('.')[0])),
    );
    expect(chapters.filter((chapter) => chapter.size > 1)).toEqual([]);
  });

  it('The rules include every number that code, tests and documents cite', () => {
    const cited = projectFiles('**/*.{ts,tsx,md,yaml,py}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(CITATION)].flatMap(([, list = '']) =>
        [...list.matchAll(NUMBER)].map(([number]) => ({ file, number })),
      ),
    );
    expect(cited.length).toBeGreaterThan(500);
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
  });
});
