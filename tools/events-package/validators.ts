import { allContracts } from '#contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ allErrors: true });

/** The validators of `@entrepot/events` for its tests, which run without a build. */
export const validators = allContracts.map(({ type, version, schemaPath, schema }) => ({
  type,
  version,
  schemaPath,
  validate: ajv.compile(schema),
}));
