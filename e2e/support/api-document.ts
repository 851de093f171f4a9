import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A JSON Schema of the API document. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: readonly unknown[];
  format?: string;
  examples?: readonly unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
}

const file = path.resolve(import.meta.dirname, '../../apps/gateway/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};

/** The schema, with a `$ref` resolved. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  const target = document.components.schemas[name];
  if (!target) throw new Error(`the document has no schema ${name}`);
  return target;
}
