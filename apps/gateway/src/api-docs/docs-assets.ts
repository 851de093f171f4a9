import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileAbove } from '#platform';
import { START_VIEWER, VIEWER_STYLE } from './pages/start-viewer.js';
import { StaticAnswer } from './static-answer.js';

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

/** The files of the viewer that the page needs. */
const VIEWER = {
  'swagger-ui.css': STYLE,
  'swagger-ui-bundle.js': SCRIPT,
  'favicon-32x32.png': 'image/png',
};

const PAGES_STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 45rem; padding: 0 1rem; }
code { background: #f2f2f2; border-radius: 3px; padding: .1em .3em; }
td, th { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top; }
.status { color: #555; }
`;

/** The bundle of AsyncAPI's viewer, which `npm run build` creates. */
const ASYNC_API_VIEWER = {
  'asyncapi-viewer.css': STYLE,
  'asyncapi-viewer.js': SCRIPT,
};

/** The static files of the pages under `/docs`, `/asyncapi` and `/problems`, by name. */
export function docsAssets(): ReadonlyMap<string, StaticAnswer> {
  const require = createRequire(import.meta.url);
  const swagger = path.dirname(require.resolve('swagger-ui-dist/package.json'));
  const asyncApi = fileAbove(import.meta.dirname, 'dist/apps/gateway/asyncapi-viewer');
  return new Map([
    ...filesOf(swagger, VIEWER),
    ...filesOf(asyncApi, ASYNC_API_VIEWER),
    ['start-viewer.js', new StaticAnswer(SCRIPT, START_VIEWER)],
    ['viewer.css', new StaticAnswer(STYLE, VIEWER_STYLE)],
    ['pages.css', new StaticAnswer(STYLE, PAGES_STYLE)],
  ]);
}

function filesOf(folder: string, types: Record<string, string>): [string, StaticAnswer][] {
  return Object.entries(types).map(([name, type]) => [
    name,
    new StaticAnswer(type, readFileSync(path.join(folder, name))),
  ]);
}

export function assetPath(name: string): string {
  return `/docs/assets/${name}`;
}
