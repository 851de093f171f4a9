/** Bundles the command line `@entrepot/cli`, so that it starts fast and installs without other packages. */
import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { compiledValidators } from './compiled-validators.js';
import { projectRoot } from '../stack/paths.js';
import { bundledPackages, writePackageNotices } from '../supply-chain/notices.js';
import { replaceFiles, temporaryOutput } from './output-folder.js';

const folder = path.join(projectRoot(), 'apps', 'cli');
const outdir = temporaryOutput('cli');

/** CommonJS packages need `require`. */
const BANNER = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);`;

const { metafile } = await build({
  metafile: true,
  entryPoints: [path.join(folder, 'src', 'main.ts')],
  absWorkingDir: projectRoot(),
  outdir,
  bundle: true,
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  tsconfig: path.join(projectRoot(), 'tsconfig.json'),
  banner: { js: BANNER },
  plugins: [compiledValidators],
  logLevel: 'warning',
});
chmodSync(path.join(outdir, 'main.js'), 0o755);
writePackageNotices(folder, bundledPackages(metafile));
replaceFiles(outdir, path.join(folder, 'dist'));
rmSync(outdir, { recursive: true });
