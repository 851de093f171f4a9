/**
 * Bundles the console into `dist/apps/gateway/console/`, which the gateway serves: `index.html`, and `assets/` with hashed names and
 * a Brotli and a gzip copy of each file.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';
import { allContracts } from '#contracts';
import { EVENT_TYPES } from '../../apps/webhooks/src/endpoints/domain/event-types.js';
import { projectRoot } from '../stack/paths.js';
import { noteBundled } from '../supply-chain/notices.js';
import { bundleSizes, sizeFaults, sizeText } from './console-sizes.js';
import { replaceFiles, temporaryOutput } from './output-folder.js';

const root = projectRoot();
const source = path.join(root, 'apps', 'console');
const outdir = temporaryOutput('console');

/** Data that the build makes, as the default export of a module that has only its types in the source. */
function madeData(name: string, make: () => object): Plugin {
  return {
    name,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`/${name}\\.js$`) }, () => ({ path: name, namespace: name }));
      onLoad({ filter: /./, namespace: name }, () => ({
        contents: JSON.stringify(make()),
        loader: 'json',
      }));
    },
  };
}

/** What to do about each problem code, from the API document. */
function remedyByCode(): Record<string, string> {
  const file = path.join(root, 'apps', 'gateway', 'openapi.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as {
    'x-problems': Record<string, { remedy: string }[]>;
  };
  return Object.fromEntries(
    Object.entries(document['x-problems']).map(([code, [first]]) => [code, first?.remedy ?? '']),
  );
}

/** The event types of each stream. */
function streamTypes(): Record<string, string[]> {
  const byStream = Map.groupBy(allContracts, ({ stream }) => stream);
  return Object.fromEntries(
    [...byStream].map(([stream, contracts]) => [stream, contracts.map(({ type }) => type)]),
  );
}

const settings = {
  absWorkingDir: root,
  outdir,
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2023',
  tsconfig: path.join(source, 'tsconfig.json'),
  logLevel: 'warning',
} satisfies BuildOptions;

const pages = await build({
  ...settings,
  entryPoints: {
    main: path.join(source, 'src', 'main.tsx'),
    styles: path.join(source, 'src', 'styles', 'styles.css'),
  },
  splitting: true,
  metafile: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    madeData('remedy-texts', remedyByCode),
    madeData('stream-types', streamTypes),
    madeData('event-types', () => EVENT_TYPES),
  ],
});
// A script that the page waits for, so it is no module and imports none.
const firstPaint = await build({
  ...settings,
  entryPoints: [path.join(source, 'src', 'preferences', 'first-paint.ts')],
  metafile: true,
  format: 'iife',
});

noteBundled('console', pages.metafile);
noteBundled('console-first-paint', firstPaint.metafile);

const bundle = bundleSizes([pages.metafile, firstPaint.metafile], outdir, root);
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

function page(): string {
  const address = (file: string): string => `/console/${file}`;
  const preloads = bundle.loadedAtOnce.map(
    (file) => `<link rel="modulepreload" href="${address(file)}" />`,
  );
  return readFileSync(path.join(source, 'index.html'), 'utf8')
    .replaceAll(/\{\{([\w-]+)\}\}/g, (_, name: string) => address(bundle.entry(name)))
    .replace('<!-- preloads -->', preloads.join('\n    '));
}
