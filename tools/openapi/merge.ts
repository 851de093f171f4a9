import { isDeepStrictEqual } from 'node:util';
import type { Paths, Schema, ServiceDescription } from './document.js';

/**
 * Merges the paths and components of the services.
 * @throws Error if two services define one name or path differently: the document would be wrong for one of them
 */
export function merge(descriptions: readonly ServiceDescription[]): ServiceDescription {
  const paths: Paths = {};
  const schemas: Record<string, Schema> = {};
  for (const description of descriptions) {
    addPaths(paths, description.paths);
    addSchemas(schemas, description.schemas);
  }
  refuseTwins(paths);
  return { paths, schemas };
}

function addPaths(all: Paths, paths: Paths): void {
  for (const [path, item] of Object.entries(paths)) {
    const present = all[path] ?? {};
    for (const method of Object.keys(item)) {
      if (method in present && !isDeepStrictEqual(present[method], item[method])) {
        throw new Error(`two services answer ${method} ${path}`);
      }
    }
    all[path] = { ...present, ...item };
  }
}

/** @throws Error for a name that has another schema already: the document would be wrong for one of them */
export function addSchemas(all: Record<string, Schema>, schemas: Record<string, Schema>): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const present = all[name];
    if (present !== undefined && !isDeepStrictEqual(present, schema)) {
      throw new Error(`two schemas have the name ${name}`);
    }
    all[name] = schema;
  }
}

/** Rejects paths that differ only in a parameter's name, which OpenAPI does not allow. */
function refuseTwins(paths: Paths): void {
  const seen = new Map<string, string>();
  for (const path of Object.keys(paths)) {
    const shape = path.replace(/\{\w+\}/g, '{}');
    const twin = seen.get(shape);
    if (twin !== undefined) throw new Error(`${path} and ${twin} are the same path`);
    seen.set(shape, path);
  }
  const ids = Object.values(paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`two operations have the id ${twice}`);
}
