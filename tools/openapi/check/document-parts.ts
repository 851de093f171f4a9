import { committedOpenApi } from '../openapi.js';
import type { OperationObject, Schema } from '../document.js';

export const document = committedOpenApi();

export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method} ${path}`,
    method,
    path,
    operation,
  })),
);

/** The faults of all operations as lines with the operation's name, so that one run shows all. */
export function faults(
  find: (operation: OperationObject, path: string, method: string) => string[],
): string[] {
  return operations.flatMap(({ name, operation, path, method }) =>
    find(operation, path, method).map((fault) => `${name}: ${fault}`),
  );
}

/** A value and all values within it, each as a schema with its JSON pointer. */
export function schemasWithin(
  value: unknown,
  pointer: string,
): { pointer: string; schema: Schema }[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([name, member]) =>
    schemasWithin(member, `${pointer}/${name}`),
  );
  return [{ pointer, schema: value as Schema }, ...within];
}

export function isDescribed(text: unknown): boolean {
  return typeof text === 'string' && text.trim().length > 2;
}
