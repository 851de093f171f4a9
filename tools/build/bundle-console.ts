/**
 * Bundles the console into `dist/apps/gateway/console/`, which the gateway serves: `index.html`, and `assets/` with hashed names and
 * a Brotli and a gzip copy of each file.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { projectRoot } from '../stack/paths.js';
import { noteBundled } from '../supply-chain/notices.js';
import { CONSOLE_SETTINGS, CONSOLE_SOURCE } from './console-settings.js';
import { bundleSizes, sizeFaults, sizeText } from './console-sizes.js';
import { replaceFiles, temporaryOutput } from './output-folder.js';

const root = projectRoot();
const source = CONSOLE_SOURCE;
const outdir = temporaryOutput('console');

const settings = {
  ...CONSOLE_SETTINGS,
  outdir,
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  metafile: true,
} satisfies BuildOptions;

const pages = await build({
  ...settings,
  entryPoints: {
    main: path.join(source, 'src', 'main.tsx'),
    styles: path.join(source, 'src', 'styles', 'styles.css'),
  },
  splitting: true,
  format: 'esm',
});
// The page waits for this script, so it is no module and imports none.
const firstPaint = await build({
  ...settings,
  entryPoints: [path.join(source, 'src', 'preferences', 'first-paint.ts')],
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
