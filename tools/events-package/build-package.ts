/**
 * Builds the package `@entrepot/events` before it is packed: `npm pack --workspace @entrepot/events`. It holds everything it
 * needs: validators are compiled from the schemas and bundled with what they use of Ajv.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { replaceFiles, temporaryOutput } from '../build/output-folder.js';
import { projectRoot } from '../stack/paths.js';
import { bundledPackages, writePackageNotices } from '../supply-chain/notices.js';
import { compiledValidators } from './compiled-validators.js';

const folder = path.join(projectRoot(), 'libs', 'events');

const built = temporaryOutput('events');
const { metafile } = await build({
  absWorkingDir: projectRoot(),
  metafile: true,
  entryPoints: [path.join(folder, 'src', 'index.ts')],
  outfile: path.join(built, 'index.js'),
  bundle: true,
  minifyWhitespace: true,
  minifySyntax: true,
  platform: 'node',
  format: 'esm',
  target: 'es2022',
  plugins: [compiledValidators],
  logLevel: 'warning',
});
execFileSync('npx', ['tsc', '--project', 'tsconfig.package.json', '--outDir', built], {
  cwd: folder,
  stdio: 'inherit',
});
writePackageNotices(folder, bundledPackages(metafile));
replaceFiles(built, path.join(folder, 'dist'));
rmSync(built, { recursive: true });
