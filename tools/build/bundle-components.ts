/**
 * Builds the page of the console's components for developers and for its test; no image contains it. The file opens
 * without a server: `node dist/tools/build/bundle-components.js /tmp/components`, then `/tmp/components/index.html`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { CONSOLE_SETTINGS, CONSOLE_SOURCE } from './console-settings.js';

const [outdir] = process.argv.slice(2);
if (outdir === undefined) throw new Error('name the folder to write to');

const source = path.join(CONSOLE_SOURCE, 'src');
await build({
  ...CONSOLE_SETTINGS,
  outdir,
  entryPoints: {
    main: path.join(source, 'design-page', 'main.tsx'),
    styles: path.join(source, 'styles', 'styles.css'),
    'first-paint': path.join(source, 'preferences', 'first-paint.ts'),
  },
  // A browser loads no modules from file URLs.
  format: 'iife',
});

const page = readFileSync(path.join(CONSOLE_SOURCE, 'index.html'), 'utf8')
  .replaceAll('{{styles}}', 'styles.css')
  .replaceAll(/\{\{([\w-]+)\}\}/g, '$1.js')
  .replace('<script type="module"', '<script defer');
writeFileSync(path.join(outdir, 'index.html'), page);
