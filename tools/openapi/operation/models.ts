import { refTo, type Schema } from '../document.js';

/** A schema with a reference in place of each model. */
export function withReferences(schema: unknown): Schema {
  return referring(schema) as Schema;
}

/** The models of a schema and of its models, by name, with references to each other. */
export function modelsIn(schema: unknown): Record<string, Schema> {
  if (typeof schema !== 'object' || schema === null) return {};
  const parts: Record<string, Schema>[] = Object.values(schema).map(modelsIn);
  const models = Object.assign({}, ...parts) as Record<string, Schema>;
  const { $id, description: _, type, properties, ...shape } = schema as Schema;
  if (typeof $id !== 'string') return models;
  return { ...models, [$id]: withReferences({ type, properties, ...shape }) };
}

function referring(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(referring);
  const { $id, description } = value as Schema;
  if (typeof $id === 'string') {
    return description === undefined
      ? refTo('schemas', $id)
      : { description, allOf: [refTo('schemas', $id)] };
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, referring(part)]));
}
