import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const root = path.resolve(import.meta.dirname, '..', '..');

/** The names under which the product imports libraries and migrations, and the source of each built file. */
const LIBRARY = /^(?:#|@entrepot\/)([a-z-]+)(\/migrations|\/contract)?$/;

/** Imports between sources; a query loads a module again. */
const RELATIVE = /^(\.{1,2}\/.*)\.js(\?.*)?$/;

function fileUrl(...parts: string[]): string {
  return pathToFileURL(path.join(root, ...parts)).href;
}

function sourceOf(specifier: string, importer: string | undefined): string | undefined {
  // Other packages may also have internal names that begin with #.
  if (!isOurs(importer)) return undefined;
  const [, library, part = ''] = LIBRARY.exec(specifier) ?? [];
  if (library) return fileUrl('libs', library, 'src', part, 'index.ts');
  if (specifier.endsWith('/generated/validators.js')) {
    return fileUrl('tools', 'events-package', 'validators.ts');
  }
  if (!RELATIVE.test(specifier)) return undefined;
  const source = new URL(specifier.replace(RELATIVE, '$1.ts$2'), importer);
  return existsSync(source) ? source.href : undefined;
}

/** Whether a module is a source of the product: such a module is compiled with decorators, like in `npm run build`. */
function isOurs(url: string | undefined): url is string {
  return url?.startsWith('file:') === true && !/\/(node_modules|dist)\//.test(url);
}

registerHooks({
  resolve(specifier, context, next) {
    const source = sourceOf(specifier, context.parentURL);
    if (!source) return next(specifier, context);
    return { url: source, shortCircuit: true, format: 'module' };
  },
  load(url, context, next) {
    if (!isOurs(url) || !/\.ts(\?|$)/.test(url)) return next(url, context);
    const filename = fileURLToPath(url.replace(/\?.*/, ''));
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      cwd: root,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
