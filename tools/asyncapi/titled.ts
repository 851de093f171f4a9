import { pascalCase } from '../openapi/pascal-case.js';

type Json = Readonly<Record<string, unknown>>;

/** Members that contain schemas by name, and members that contain lists of schemas. */
const NAMED = ['properties', 'patternProperties', '$defs', 'definitions'];
/** Members that contain one schema, and the suffix that they add to the title. */
const SINGLE: readonly [member: string, suffix: string][] = [
  ['items', 'Item'],
  ['additionalProperties', 'Value'],
  ['if', 'If'],
  ['then', 'Then'],
  ['else', 'Else'],
  ['not', 'Not'],
];
const LISTED = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

/**
 * Adds a title to each part of a schema that becomes a generated type: objects, enumerations and alternatives. Without
 * titles Modelina calls them `AnonymousSchema_1` and so on, and differently with every change of the document.
 */
export function titled(schema: Json, title: string): Json {
  const result: Record<string, unknown> = { ...schema };
  for (const name of NAMED) {
    if (isSchema(schema[name])) {
      const suffix = (key: string) => (name === 'patternProperties' ? 'Value' : pascalCase(key));
      result[name] = mapValues(schema[name], (member, key) =>
        titledIn(member, title + suffix(key)),
      );
    }
  }
  for (const name of LISTED) {
    const parts = schema[name];
    if (Array.isArray(parts)) {
      result[name] = parts.map((part, index) =>
        titledIn(part, `${title}${pascalCase(name)}${index + 1}`),
      );
    }
  }
  for (const [name, suffix] of SINGLE) {
    if (name in schema) result[name] = titledIn(schema[name], title + suffix);
  }
  return isType(schema) ? { title, ...result } : result;
}

function titledIn(schema: unknown, title: string): unknown {
  return isSchema(schema) ? titled(schema, title) : schema;
}

function isType(schema: Json): boolean {
  return schema['type'] === 'object' || [...LISTED, 'enum'].some((name) => name in schema);
}

function isSchema(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(values: Json, change: (value: unknown, key: string) => unknown): Json {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value, key)]),
  );
}
