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

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** The parts of a gateway operation that are needed to build requests. */
export interface DocumentedOperation {
  method: string;
  route: string;
  /** The kinds of client of decision 2.2; empty for a public operation. */
  clients: readonly string[];
  parameters: readonly Parameter[];
  body?: Schema;
  example?: unknown;
}

interface ApiDocument {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

interface RawOperation {
  security?: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown }> };
}

const file = path.resolve(import.meta.dirname, '../../apps/gateway/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;

function documentedOperations(): DocumentedOperation[] {
  return Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, raw]) => operation(method.toUpperCase(), route, raw)),
  );
}

/** The schema, with a `$ref` resolved. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  const target = document.components.schemas[name];
  if (!target) throw new Error(`the document has no schema ${name}`);
  return target;
}

function operation(method: string, route: string, raw: RawOperation): DocumentedOperation {
  const json = raw.requestBody?.content['application/json'];
  return {
    method,
    route,
    clients: (raw.security ?? []).flatMap((scheme) =>
      Object.entries(scheme).flatMap(([name, kinds]) =>
        name === 'salesChannelToken' ? ['sales-channel'] : kinds,
      ),
    ),
    parameters: (raw.parameters ?? []).map((parameter) =>
      '$ref' in parameter ? sharedParameter(parameter.$ref) : parameter,
    ),
    ...(json && { body: json.schema, example: json.example }),
  };
}

function sharedParameter(reference: string): Parameter {
  const shared = document.components.parameters?.[reference.split('/').at(-1) ?? ''];
  if (!shared) throw new Error(`the document has no parameter ${reference}`);
  return shared;
}
