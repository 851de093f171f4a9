import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConformance } from './conformance-table.js';
import type { NamedTest } from './conformance-table.js';
import { testNamesOf } from './named-tests.js';

const root = path.resolve(import.meta.dirname, '..', '..');
const lines = readConformance(read('docs/conformance.md'));

const decided = [...read('docs/decisions.md').matchAll(/^\| (\d+\.\d+) \|/gm)].map(
  ([, number = '']) => number,
);

const document = JSON.parse(read('apps/gateway/openapi.json')) as {
  paths: Record<string, Record<string, unknown>>;
};
const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${route}`),
);

/** A decision's number or an operation; other rules are names from the specification. */
const IS_NAMED = /^(\d+\.\d+|[A-Z]+ \/\S*)$/;

describe('docs/conformance.md', () => {
  it('names only tests that exist', () => {
    const names = new Map<string, Set<string>>();
    const missing = lines.flatMap(({ rule, tests }) =>
      tests
        .filter((test) => !exists(test, names))
        .map(({ file, name }) => `${rule}: ${file} › ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a line for every decision', () => {
    expect(decided.filter((number) => !hasLine(number))).toEqual([]);
  });

  it('has a line for every operation that the gateway documents', () => {
    expect(operations.filter((operation) => !hasLine(operation))).toEqual([]);
  });

  it('has no line for an unknown decision or operation', () => {
    const there = new Set([...decided, ...operations]);
    const gone = lines.map(({ rule }) => rule).filter((rule) => IS_NAMED.test(rule));
    expect(gone.filter((rule) => !there.has(rule))).toEqual([]);
  });
});

describe('the reader of the table', () => {
  const table =
    '| Rule | Promise | Test |\n| --- | --- | --- |\n| 1.1 | a \\| b | `x.spec.ts` › y |';

  it('reads rules, promises and tests', () => {
    expect(readConformance(table)).toEqual([
      { rule: '1.1', promise: 'a | b', tests: [{ file: 'x.spec.ts', name: 'y' }] },
    ]);
  });

  it.each(['| 1.1 | promised |  |', '| 1.1 | promised | tested by hand |', '| 1.1 |  | |'])(
    'refuses a line that names no test: %s',
    (line) => {
      expect(() => readConformance(line)).toThrow(/^not a/);
    },
  );

  it('finds tests, tables of tests and groups by their literal titles', () => {
    const source =
      "describe('group', () => { it('one', f); it.each([1])('of %s', f); test(`is ${n} long`, f); });";
    expect([...testNamesOf(source)]).toEqual(['group', 'one', 'of %s', 'is ${…} long']);
  });

  it('ignores other calls', () => {
    expect([...testNamesOf("expect('one').toBe('two'); limit('three');")]).toEqual([]);
  });
});

function exists({ file, name }: NamedTest, known: Map<string, Set<string>>): boolean {
  const full = path.join(root, file);
  const names =
    known.get(file) ?? (existsSync(full) ? testNamesOf(readFileSync(full, 'utf8')) : new Set());
  known.set(file, names);
  return names.has(name);
}

function hasLine(rule: string): boolean {
  return lines.some((line) => line.rule === rule);
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
