/**
 * Builds the viewer of the AsyncAPI document, which the gateway serves at `/asyncapi`: a step of `npm run build`.
 *
 * AsyncAPI's own React component compiles JSON Schemas with `new Function`, which the page's policy forbids. Only its
 * parser does so. The document is parsed at build time, so the bundle omits the parser except its model of a parsed
 * document.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Parser, stringify } from '@asyncapi/parser';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../stack/paths.js';
import { noteBundled } from '../supply-chain/notices.js';
import { asyncApiPath } from './asyncapi.js';

const folder = path.join(projectRoot(), 'dist', 'apps', 'gateway', 'asyncapi-viewer');

/** The parts of the parser that the viewer uses. */
const MODEL = `
export * from '@asyncapi/parser/cjs/document';
export { unstringify } from '@asyncapi/parser/cjs/stringify';
export { SchemaV2 } from '@asyncapi/parser/cjs/models';
`;

const withoutParser: Plugin = {
  name: 'without-parser',
  setup({ onResolve, onLoad }) {
    const replace = (filter: RegExp, contents: string): void => {
      const namespace = `without-parser-${filter.source}`;
      onResolve({ filter }, () => ({ path: 'replacement', namespace }));
      onLoad({ filter: /./, namespace }, () => ({ contents, resolveDir: projectRoot() }));
    };
    replace(/^@asyncapi\/parser$/, MODEL);
    replace(/^@asyncapi\/specs$/, "export default { schemas: { '3.0.0': {} } };");
    replace(/^@stoplight\//, 'module.exports = {};');
    replace(/^\.\/parser$/, 'export class Parser {}');
  },
};

async function parsedDocument(): Promise<string> {
  const { document, diagnostics } = await new Parser().parse(readFileSync(asyncApiPath, 'utf8'));
  const text = stringify(document);
  if (text === undefined) throw new Error(JSON.stringify(diagnostics, undefined, 2));
  return text;
}

mkdirSync(folder, { recursive: true });
const { metafile } = await build({
  absWorkingDir: projectRoot(),
  metafile: true,
  entryPoints: [path.join(projectRoot(), 'tools/asyncapi/viewer.js')],
  outfile: path.join(folder, 'asyncapi-viewer.js'),
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  plugins: [withoutParser],
  logLevel: 'warning',
});
noteBundled('asyncapi-viewer', metafile);
const styles = createRequire(import.meta.url).resolve(
  '@asyncapi/react-component/styles/default.min.css',
);
writeFileSync(path.join(folder, 'asyncapi-viewer.css'), readFileSync(styles));
writeFileSync(path.join(folder, 'asyncapi-document.json'), await parsedDocument());
