import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Metafile } from 'esbuild';

/** The size that the browser loads before it can show a page, and the additional size of each page; both compressed. */
const ENTRY_LIMIT = 215 * 1024;
const PAGE_LIMIT = 40 * 1024;

/** Paths are relative to the output folder, sizes are bytes compressed with Brotli, which browsers accept. */
export interface BundleSizes {
  files: string[];
  /** The imports of the main script, and the file that many pages share, which is loaded with it. */
  loadedAtOnce: string[];
  entryBytes: number;
  /** Sizes by the file of each part that is loaded later. */
  pageBytes: Map<string, number>;
  /** The file of an entry point, by its name. */
  entry(name: string): string;
}

export function bundleSizes(
  outputs: Metafile['outputs'],
  outdir: string,
  root: string,
): BundleSizes {
  const relative = (file: string): string => path.relative(outdir, path.join(root, file));
  const byFile = new Map(
    Object.entries(outputs).map(([file, output]) => [relative(file), output] as const),
  );
  const files = [...byFile.keys()];
  const importsOf = (file: string, kind: string): string[] =>
    (byFile.get(file)?.imports ?? [])
      .filter((importedFile) => importedFile.kind === kind)
      .map((importedFile) => relative(importedFile.path));
  const closure = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of importsOf(file, 'import-statement')) closure(next, seen);
    return seen;
  };
  const entry = (name: string): string => {
    const file = files.find((candidate) => path.basename(candidate).startsWith(`${name}-`));
    if (file === undefined) throw new Error(`the bundle has no ${name}`);
    return file;
  };
  const bytes = (some: Iterable<string>): number =>
    [...some].reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(path.join(outdir, file))).length,
      0,
    );
  const atOnce = new Set<string>();
  // The main script imports `start` once it has the texts of the chosen language.
  for (const name of ['main', 'start', 'shared']) closure(entry(name), atOnce);
  const imported = new Set(files.flatMap((file) => importsOf(file, 'dynamic-import')));
  const pages = [...imported].filter((file) => file !== entry('start'));
  return {
    files,
    loadedAtOnce: [...atOnce].filter((file) => file !== entry('main')),
    entryBytes: bytes([...atOnce, entry('styles'), entry('first-paint')]),
    pageBytes: new Map(
      pages.map((page) => [page, bytes(closure(page).difference(atOnce))] as const),
    ),
    entry,
  };
}

/** The sizes beside their limits. */
export function sizeText({ entryBytes, pageBytes }: BundleSizes): string {
  const largest = Math.max(...pageBytes.values());
  const text = (bytes: number, limit: number) =>
    `${(bytes / 1024).toFixed(1)} of ${limit / 1024} KB`;
  return `console: entry ${text(entryBytes, ENTRY_LIMIT)}, largest page ${text(largest, PAGE_LIMIT)}`;
}

/** @returns a sentence for each part that exceeds its limit */
export function sizeFaults({ entryBytes, pageBytes }: BundleSizes): string[] {
  const parts: [string, number, number][] = [
    ['the entry', entryBytes, ENTRY_LIMIT],
    ...[...pageBytes].map(([file, size]): [string, number, number] => [file, size, PAGE_LIMIT]),
  ];
  return parts
    .filter(([, size, limit]) => size > limit)
    .map(([name, size, limit]) => `${name} of the console has ${size} bytes, more than ${limit}`);
}
