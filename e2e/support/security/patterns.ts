import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../../../tools/stack/paths.js';

/** A regular expression of the product, with its file. */
export interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** The sources of the services; tests and tools match only trusted texts. */
const SOURCES = ['apps/*/src/**/*.ts', 'libs/*/src/**/*.ts'];
const NOT_SERVED = /\.spec\.ts$|\/spec\/|^libs\/testing\//;
const DOCUMENTS = ['apps/gateway/openapi.json', 'libs/contracts/schemas/**/*.json'];

/** Every regular expression literal, every `pattern: '…'` and every pattern of a JSON Schema. */
export function patternsOfTheProduct(): Pattern[] {
  const patterns = [
    ...filesOf(SOURCES).flatMap(inSource),
    ...filesOf(DOCUMENTS).flatMap(inDocument),
  ];
  const unique = new Map(
    patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]),
  );
  return [...unique.values()];
}

/** Files with computed patterns, which cannot be listed here. */
export function computedPatterns(): string[] {
  return filesOf(SOURCES).filter((file) => {
    const calls = [...nodesOf(file)].filter(
      (node) => ts.isNewExpression(node) && node.expression.getText() === 'RegExp',
    );
    return calls.length > 0;
  });
}

/** The source files of the services. */
export function servedSources(): string[] {
  return filesOf(SOURCES);
}

function filesOf(globs: string[]): string[] {
  const files = globs.flatMap((glob) => globSync(glob, { cwd: projectRoot() }));
  return files.filter((file) => !NOT_SERVED.test(file)).toSorted();
}

function read(file: string): string {
  return readFileSync(path.join(projectRoot(), file), 'utf8');
}

function inSource(file: string): Pattern[] {
  return [...nodesOf(file)].flatMap((node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      return [{ place: file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) }];
    }
    const isPattern =
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'pattern' &&
      ts.isStringLiteralLike(node.initializer);
    return isPattern ? [{ place: file, source: node.initializer.text, flags: 'u' }] : [];
  });
}

function* nodesOf(file: string): Generator<ts.Node> {
  const tree = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const waiting: ts.Node[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    node.forEachChild((child) => void waiting.push(child));
  }
}

function inDocument(file: string): Pattern[] {
  const sources: string[] = [];
  JSON.parse(read(file), (name, value: unknown) => {
    if (name === 'pattern' && typeof value === 'string') sources.push(value);
    return value;
  });
  return sources.map((source) => ({ place: file, source, flags: 'u' }));
}
