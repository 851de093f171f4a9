/** The settings of the console's bundle, which the gateway serves. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InputOptions, Plugin } from 'rolldown';
import { allContracts } from '#contracts';
import { EVENT_TYPES } from '../../apps/webhooks/src/endpoints/domain/event-types.js';
import { projectRoot } from '../stack/paths.js';

const root = projectRoot();

export const CONSOLE_SOURCE = path.join(root, 'apps', 'console');

/** Data that the build creates, as the default export of a module whose source contains only types. */
function madeData(name: string, make: () => object): Plugin {
  const id = `\0${name}.json`;
  return {
    name,
    resolveId: (source) => (source.endsWith(`/${name}.js`) ? id : undefined),
    load: (module) => (module === id ? JSON.stringify(make()) : undefined),
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

/** Settings without entry points. */
export const CONSOLE_SETTINGS = {
  cwd: root,
  platform: 'browser',
  tsconfig: path.join(CONSOLE_SOURCE, 'tsconfig.json'),
  transform: { target: 'es2023', define: { 'process.env.NODE_ENV': '"production"' } },
  // React's directives for servers mean nothing here.
  checks: { moduleLevelDirective: false },
  plugins: [
    madeData('remedy-texts', remedyByCode),
    madeData('stream-types', streamTypes),
    madeData('event-types', () => EVENT_TYPES),
  ],
} satisfies InputOptions;

export const STYLES = path.join(CONSOLE_SOURCE, 'src', 'styles', 'styles.css');
