/**
 * Bundles the console into `dist/apps/gateway/console/`, which the gateway serves: `index.html`, and `assets/` with hashed names and
 * a Brotli and a gzip copy of each file.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build as buildStyles, type ImportKind, type Metafile } from 'esbuild';
import { build, type ChunkingContext, type OutputOptions, type RolldownOutput } from 'rolldown';
import { projectRoot } from '../stack/paths.js';
import { noteBundled } from '../supply-chain/notices.js';
import { CONSOLE_SETTINGS, CONSOLE_SOURCE, STYLES } from './console-settings.js';
import { bundleSizes, sizeFaults, sizeText } from './console-sizes.js';
import { replaceFiles, temporaryOutput } from './output-folder.js';

const root = projectRoot();
const source = CONSOLE_SOURCE;
const outdir = temporaryOutput('console');

/** A module that so many pages import is loaded before the first page. */
const SHARED_BY = 12;

const names = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
} satisfies OutputOptions;

const main = path.join(source, 'src', 'main.tsx');
const start = path.join(source, 'src', 'app', 'start.tsx');
const startModules = new Set<string>();

const pages = await build({
  ...CONSOLE_SETTINGS,
  input: { main },
  output: {
    ...names,
    dir: outdir,
    minify: true,
    // A browser spends more time on a hundred small files than on a few large ones.
    codeSplitting: {
      groups: [
        // Not with the entry, which waits for the texts before it imports the rest, and the rest imports these.
        { name: 'texts', tags: ['$initial'], test: (id) => id !== main },
        {
          debugName: 'application',
          name: (id, context) => (isOfStart(id, context) ? 'application' : null),
        },
        { name: 'shared', minShareCount: SHARED_BY },
      ],
    },
  },
});
// The page waits for this script, so it is no module and imports none.
const firstPaint = await build({
  ...CONSOLE_SETTINGS,
  input: path.join(source, 'src', 'preferences', 'first-paint.ts'),
  output: { ...names, dir: outdir, format: 'iife', minify: true },
});
const styles = await buildStyles({
  absWorkingDir: root,
  bundle: true,
  minify: true,
  entryPoints: [STYLES],
  outdir,
  entryNames: 'assets/[name]-[hash]',
  metafile: true,
  logLevel: 'warning',
});

const outputs = {
  ...styles.metafile.outputs,
  ...outputsOf([...pages.output, ...firstPaint.output]),
};
noteBundled('console', { outputs });

const bundle = bundleSizes(outputs, outdir, root);
const faults = sizeFaults(bundle);
if (faults.length > 0) throw new Error(faults.join('\n'));
console.log(sizeText(bundle));

writeFileSync(path.join(outdir, 'index.html'), page());
for (const file of ['index.html', ...bundle.files]) {
  const content = readFileSync(path.join(outdir, file));
  writeFileSync(path.join(outdir, `${file}.br`), brotliCompressSync(content));
  writeFileSync(path.join(outdir, `${file}.gz`), gzipSync(content, { level: 9 }));
}
const target = path.join(root, 'dist', 'apps', 'gateway', 'console');
mkdirSync(target, { recursive: true });
replaceFiles(outdir, target);
rmSync(outdir, { recursive: true });

/** Whether the start of the console imports a module, so that the first page waits for it. */
function isOfStart(id: string, context: ChunkingContext): boolean {
  const add = (module: string): void => {
    if (startModules.has(module)) return;
    startModules.add(module);
    context.getModuleInfo(module)?.importedIds.forEach(add);
  };
  add(start);
  return startModules.has(id);
}

/** What esbuild writes about its files, about those of Rolldown. */
function outputsOf(files: RolldownOutput['output'][number][]): Metafile['outputs'] {
  const inRoot = (file: string): string => path.relative(root, path.join(outdir, file));
  const importsOf = (imported: string[], kind: ImportKind) =>
    imported.map((file) => ({ path: inRoot(file), kind }));
  const chunks = files.filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map((chunk) => [
      inRoot(chunk.fileName),
      {
        bytes: chunk.code.length,
        exports: chunk.exports,
        imports: [
          ...importsOf(chunk.imports, 'import-statement'),
          ...importsOf(chunk.dynamicImports, 'dynamic-import'),
        ],
        inputs: Object.fromEntries(
          Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
            path.relative(root, id),
            { bytesInOutput: renderedLength },
          ]),
        ),
      },
    ]),
  );
}

function page(): string {
  const address = (file: string): string => `/console/${file}`;
  const preloads = bundle.loadedAtOnce.map(
    (file) => `<link rel="modulepreload" href="${address(file)}" />`,
  );
  return readFileSync(path.join(source, 'index.html'), 'utf8')
    .replaceAll(/\{\{([\w-]+)\}\}/g, (_, name: string) => address(bundle.entry(name)))
    .replace('<!-- preloads -->', preloads.join('\n    '));
}
