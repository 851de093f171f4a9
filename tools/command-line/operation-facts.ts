import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { OpenApiDocument, OperationObject, Parameter, Schema } from '../openapi/document.js';
import { committedOpenApi } from '../openapi/openapi.js';
import { projectRoot } from '../stack/paths.js';

/** Paging parameters, which list commands set automatically. */
const PAGING = new Set(['nextPageToken', 'pageSize', 'after', 'before', 'limit', 'wait', 'view']);

interface Value {
  about: string;
  required?: true;
  type?: 'number' | 'boolean' | 'date' | 'json';
  /** Whether the option may be repeated. */
  many?: true;
  values?: string[];
  /** The members of objects in an array. */
  each?: Record<string, Value>;
}

/** The data from which commands are built, by operation: the permitted callers and the input. */
export async function operationFactsFile(): Promise<{ file: string; content: string }> {
  const document = committedOpenApi();
  const operations = Object.entries(document.paths).flatMap(([place, methods]) =>
    Object.values(methods).map((operation) => [
      operation.operationId,
      factsOf(place, operation, document),
    ]),
  );
  const source = `// Generated from the API document.
import type { OperationFacts } from '../operation-facts.js';

export const operationFacts: Readonly<Record<string, OperationFacts>> = ${JSON.stringify(Object.fromEntries(operations))};
`;
  const file = path.join(projectRoot(), 'apps/cli/src/api/generated/operation-facts.ts');
  const content = await format(source, { ...(await resolveConfig(file)), filepath: file });
  return { file, content };
}

function factsOf(place: string, operation: OperationObject, document: OpenApiDocument) {
  const { summary = '', parameters, requestBody, security } = operation;
  const query = parameters.filter(
    (parameter): parameter is Parameter =>
      'in' in parameter && parameter.in === 'query' && !PAGING.has(parameter.name),
  );
  const schema = requestBody?.content['application/json']?.schema;
  const takesPages = parameters.some(
    (parameter) => 'in' in parameter && parameter.name === 'pageSize',
  );
  return {
    summary,
    kinds: security.flatMap(({ clientToken, salesChannelToken }) =>
      salesChannelToken ? ['sales-channel'] : (clientToken ?? []),
    ),
    path: [...place.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    query: Object.fromEntries(
      query.map((parameter) => [parameter.name, parameterOf(parameter, document)]),
    ),
    ...(takesPages && { pages: true }),
    ...(schema && { body: membersOf(schema, document) }),
  };
}

function parameterOf({ description, required, schema }: Parameter, document: OpenApiDocument) {
  return {
    ...valueOf({ description, ...schema }, document),
    ...(required && { required: true as const }),
  };
}

function membersOf(schema: Schema, document: OpenApiDocument): Record<string, Value> {
  const { properties = {}, required = [] } = resolved(schema, document) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const members = Object.entries(properties).map(([name, member]) => [
    name,
    {
      ...valueOf(member, document),
      ...(required.includes(name) && { required: true as const }),
    },
  ]);
  return Object.fromEntries(members) as Record<string, Value>;
}

function valueOf(unresolved: Schema, document: OpenApiDocument): Value {
  const schema = { ...resolved(unresolved, document), ...unresolved };
  const about = String(schema['description'] ?? '').replaceAll('`', '');
  const items = schema['items'] as Schema | undefined;
  if (items) return { about, many: true, ...scalarOf(items, document) };
  return { about, ...scalarOf(schema, document) };
}

function scalarOf(unresolved: Schema, document: OpenApiDocument): Partial<Value> {
  const schema = resolved(unresolved, document);
  const { type, format: kind } = schema;
  const values = 'const' in schema ? [schema['const']] : schema['enum'];
  const choices = (schema['anyOf'] as Schema[] | undefined)?.find(
    (choice) => choice['type'] !== 'null',
  );
  if (choices) return choices['items'] ? { many: true } : scalarOf(choices, document);
  if (values) return { values: values as string[] };
  if (type === 'object') {
    const each = membersOf(schema, document);
    return { type: 'json', ...(Object.keys(each).length > 0 && { each }) };
  }
  if (type === 'integer' || type === 'number') return { type: 'number' };
  if (type === 'boolean') return { type: 'boolean' };
  return kind === 'date-time' ? { type: 'date' } : {};
}

function resolved(schema: Schema, document: OpenApiDocument): Schema {
  const { $ref, allOf } = schema as { $ref?: string; allOf?: Schema[] };
  const name = $ref?.split('/').at(-1);
  if (name !== undefined) return resolved(document.components.schemas[name] ?? {}, document);
  return allOf?.length === 1 ? { ...resolved(allOf[0] ?? {}, document) } : schema;
}
