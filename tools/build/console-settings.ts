/** The common settings of both console bundles: the one that the gateway serves, and the page of its components. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { allContracts } from '#contracts';
import { EVENT_TYPES } from '../../apps/webhooks/src/endpoints/domain/event-types.js';
import { projectRoot } from '../stack/paths.js';

const root = projectRoot();

export const CONSOLE_SOURCE = path.join(root, 'apps', 'console');

/** Data that the build creates, as the default export of a module whose source contains only types. */
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

/** The remedy for each problem code, from the API document. */
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

/** Settings without entry points and the output folder. */
export const CONSOLE_SETTINGS = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2023',
  jsx: 'automatic',
  tsconfig: path.join(CONSOLE_SOURCE, 'tsconfig.json'),
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    madeData('remedy-texts', remedyByCode),
    madeData('stream-types', streamTypes),
    madeData('event-types', () => EVENT_TYPES),
  ],
} satisfies BuildOptions;
