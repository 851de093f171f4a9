/**
 * Builds the package `@entrepot/events` before it is packed: `npm pack --workspace @entrepot/events`. It holds everything it
 * needs: validators are compiled from the schemas and bundled with what they use of Ajv.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { allContracts } from '#contracts';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { projectRoot } from '../stack/paths.js';

const folder = path.join(projectRoot(), 'libs', 'events');

/** The source of `generated/validators.js`. */
function validators(): string {
  const ajv = new Ajv2020({ allErrors: true, code: { source: true, esm: true } });
  const names = Object.fromEntries(
    allContracts.map(({ schemaPath, schema }, at) => {
      ajv.addSchema(schema);
      return [`event${at}`, schemaPath];
    }),
  );
  const list = allContracts.map(
    ({ type, version, schemaPath }, at) =>
      `{ type: '${type}', version: ${version}, schemaPath: '${schemaPath}', validate: event${at} }`,
  );
  const code = (standaloneCode as unknown as typeof standaloneCode.default)(ajv, names);
  return `${code}\nexport const validators = [${list.join(',\n')}];`;
}

const compiledValidators: Plugin = {
  name: 'compiled-validators',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /generated\/validators\.js$/ }, () => ({
      path: 'validators',
      namespace: 'compiled',
    }));
    onLoad({ filter: /./, namespace: 'compiled' }, () => ({
      contents: validators(),
      resolveDir: folder,
    }));
  },
};

rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
await build({
  entryPoints: [path.join(folder, 'src', 'index.ts')],
  outfile: path.join(folder, 'dist', 'index.js'),
  bundle: true,
  minifyWhitespace: true,
  minifySyntax: true,
  platform: 'neutral',
  target: 'es2022',
  plugins: [compiledValidators],
  logLevel: 'warning',
});
execFileSync('npx', ['tsc', '--project', 'tsconfig.package.json'], {
  cwd: folder,
  stdio: 'inherit',
});
