import { allContracts } from '#contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'esbuild';
import { projectRoot } from '../stack/paths.js';

/** The source of `generated/validators.js`. */
function validators(): string {
  const ajv = new Ajv2020({ allErrors: true, code: { source: true, esm: true } });
  const names = Object.fromEntries(
    allContracts.map(({ schemaPath, schema }, index) => {
      ajv.addSchema(schema);
      return [`event${index}`, schemaPath];
    }),
  );
  const list = allContracts.map(
    ({ type, version, schemaPath }, index) =>
      `{ type: '${type}', version: ${version}, schemaPath: '${schemaPath}', validate: event${index} }`,
  );
  // The types describe a default export, but Node imports the function itself from this CommonJS module.
  const code = (standaloneCode as unknown as typeof standaloneCode.default)(ajv, names);
  return `${code}\nexport const validators = [${list.join(',\n')}];`;
}

/** An esbuild plugin that provides `generated/validators.js` of `@entrepot/events`, which exists in no file. */
export const compiledValidators: Plugin = {
  name: 'compiled-validators',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /generated\/validators\.js$/ }, () => ({
      path: 'validators',
      namespace: 'compiled',
    }));
    onLoad({ filter: /./, namespace: 'compiled' }, () => ({
      contents: validators(),
      resolveDir: projectRoot(),
    }));
  },
};
