import openapiTypescript from 'openapi-typescript';
import type { OpenApiDocument, OperationObject } from '../openapi/document.js';
import { type TypeSources, withNamedTypes } from './named-types.js';

/** The types of paths, operations and schemas. Problems are errors of one class, so they are omitted. */
export async function apiTypes(document: OpenApiDocument): Promise<TypeSources> {
  const successes = mapOperations(document, (operation) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
    ),
  }));
  const { responses: _, ...components } = successes.components;
  const input = { ...successes, components };
  return withNamedTypes(await openapiTypescript(JSON.stringify(input)));
}

/** The client's run-time data of each operation: its path, and whether it may be retried. */
export function operationTable({ paths }: OpenApiDocument): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        `${operation.operationId}: { method: '${method}', path: '${path}', retry: '${retryOf(method, operation)}' }`,
    ),
  );
  return `export const operationTable = {\n${rows.join(',\n')},\n} as const;\n`;
}

function retryOf(method: string, operation: OperationObject): 'safe' | 'key' | 'never' {
  if (method === 'get' || method === 'put' || operation['x-retry'] === 'safe') return 'safe';
  const takesKey = operation.parameters.some(
    (parameter) => '$ref' in parameter && parameter.$ref.endsWith('/Idempotency-Key'),
  );
  return takesKey ? 'key' : 'never';
}

function mapOperations(
  document: OpenApiDocument,
  map: (operation: OperationObject) => OperationObject,
): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, map(operation)]),
    ),
  ]);
  // Requests that the service sends are no operations of a client.
  return {
    ...document,
    webhooks: {},
    paths: Object.fromEntries(paths) as OpenApiDocument['paths'],
  };
}
