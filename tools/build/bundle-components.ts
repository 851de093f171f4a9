/**
 * Builds the page of the console's components for developers and for its test; no image contains it. The file opens
 * without a server: `node dist/tools/build/bundle-components.js /tmp/components`, then `/tmp/components/index.html`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as buildStyles } from 'esbuild';
import { build, type OutputOptions } from 'rolldown';
import { CONSOLE_SETTINGS, CONSOLE_SOURCE, STYLES } from './console-settings.js';

const [outdir] = process.argv.slice(2);
if (outdir === undefined) throw new Error('name the folder to write to');

const source = path.join(CONSOLE_SOURCE, 'src');
const scripts = {
  main: path.join(source, 'design-page', 'main.tsx'),
  'first-paint': path.join(source, 'preferences', 'first-paint.ts'),
};
for (const [name, input] of Object.entries(scripts)) {
  // A browser loads no modules from file URLs.
  const output: OutputOptions = { file: path.join(outdir, `${name}.js`), format: 'iife' };
  await build({ ...CONSOLE_SETTINGS, input, output: { ...output, codeSplitting: false } });
}
await buildStyles({ bundle: true, entryPoints: [STYLES], outdir });

const page = readFileSync(path.join(CONSOLE_SOURCE, 'index.html'), 'utf8')
  .replaceAll('{{styles}}', 'styles.css')
  .replaceAll(/\{\{([\w-]+)\}\}/g, '$1.js')
  .replace('<script type="module"', '<script defer');
writeFileSync(path.join(outdir, 'index.html'), page);
