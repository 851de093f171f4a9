import type { OperationObject } from '../../tools/openapi/document.js';
import { committedOpenApi } from '../../tools/openapi/openapi.js';

export interface DocumentedOperation {
  path: string;
  method: string;
  operation: OperationObject;
}

/** Every operation of the API document, by its id. */
export const operations: ReadonlyMap<string, DocumentedOperation> = new Map(
  Object.entries(committedOpenApi().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [
      operation.operationId,
      { path, method: method.toUpperCase(), operation },
    ]),
  ),
);

/** @throws Error for an id that the document does not have */
export function operationOf(id: string): DocumentedOperation {
  return operations.get(id) ?? fail(id);
}

/** The example of an operation's body, which works in a sandbox; undefined if it has no body. */
export function exampleBody({ operation }: DocumentedOperation): unknown {
  return operation.requestBody?.content['application/json']?.example;
}

/** The names of the parameters in an operation's path. */
export function pathParameters({ path }: DocumentedOperation): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The example of a parameter as text for a query. */
export function exampleOf({ operation }: DocumentedOperation, name: string): string | undefined {
  const parameters = operation.parameters.flatMap((parameter) =>
    '$ref' in parameter ? [] : [parameter],
  );
  return parameters.find((parameter) => parameter.name === name)?.example?.toString();
}

/**
 * The address of an operation with its required query parameters.
 * @param values values of parameters that differ from their examples
 * @throws Error for a parameter that has neither a value nor an example
 */
export function urlOf(operation: DocumentedOperation, values: Record<string, string>): string {
  const valueOf = (name: string): string =>
    encodeURIComponent(
      values[name] ?? exampleOf(operation, name) ?? fail(`${operation.path} ${name}`),
    );
  const query = operation.operation.parameters
    .flatMap((parameter) => ('$ref' in parameter ? [] : [parameter]))
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${valueOf(name)}`);
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

function fail(what: string): never {
  throw new Error(`the API document has no ${what}`);
}
