/**
 * Builds the package `@entrepot/events` before it is packed: `npm pack --workspace @entrepot/events`. The package is
 * complete, as ES module and as CommonJS: validators are compiled from the schemas and bundled with the code of Ajv
 * that they use.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { replaceFiles, temporaryOutput } from '../build/output-folder.js';
import { projectRoot } from '../stack/paths.js';
import { bundledPackages, writePackageNotices } from '../supply-chain/notices.js';
import { compiledValidators } from '../build/compiled-validators.js';

const folder = path.join(projectRoot(), 'libs', 'events');

const built = temporaryOutput('events');
const [esm, cjs] = [path.join(built, 'esm'), path.join(built, 'cjs')] as const;

/** @returns the packages that the bundle contains */
async function bundle(format: 'esm' | 'cjs', outdir: string) {
  const { metafile } = await build({
    absWorkingDir: projectRoot(),
    metafile: true,
    entryPoints: [path.join(folder, 'src', 'index.ts')],
    outdir,
    bundle: true,
    minifyWhitespace: true,
    minifySyntax: true,
    platform: 'node',
    format,
    target: 'es2022',
    plugins: [compiledValidators],
    logLevel: 'warning',
  });
  return bundledPackages(metafile);
}

await bundle('cjs', cjs);
// Both formats contain the same packages.
writePackageNotices(folder, await bundle('esm', esm));
execFileSync('npx', ['tsc', '--project', 'tsconfig.package.json', '--outDir', esm], {
  cwd: folder,
  stdio: 'inherit',
});
// TypeScript uses the same declarations for ES modules and CommonJS.
cpSync(esm, cjs, { recursive: true, filter: (file) => !file.endsWith('.js') });
writeFileSync(path.join(cjs, 'package.json'), '{ "type": "commonjs" }\n');
replaceFiles(built, path.join(folder, 'dist'));
rmSync(built, { recursive: true });
