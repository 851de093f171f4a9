import type { OpenApiDocument, Schema } from '../document.js';

/** A UTF-8 character has four bytes at most. */
const BYTES_OF_CHARACTER = 4;
/** The maximum length of an accepted number or date. */
const BYTES_OF_NUMBER = 24;
const BYTES_OF_DATE = 64;
const PUNCTUATION = 4;

/**
 * The size in bytes of the longest JSON that is valid by a schema: with every member, lists of maximum length and texts
 * of maximum length in characters of four bytes. Without blanks, escapes and unknown members.
 *
 * @param document whose `components` the schema refers to
 * @throws Error for a text, list or map without a limit
 */
export function longestBytes(document: OpenApiDocument, schema: Schema): number {
  const longest = (subschema: unknown): number => longestBytes(document, subschema as Schema);
  const { $ref, oneOf, enum: values, type } = schema;
  if (typeof $ref === 'string') return longest(document.components.schemas[schemaName($ref)]);
  const [first, ...more] = (schema['allOf'] ?? []) as unknown[];
  if (first !== undefined && more.length === 0) return longest(first);
  if (Array.isArray(oneOf)) return Math.max(...oneOf.map(longest));
  if ('const' in schema) return bytesOf(schema['const']);
  if (Array.isArray(values)) return Math.max(...values.map(bytesOf));
  if (type === 'array') {
    return limitOf(schema, 'maxItems') * (longest(schema['items']) + PUNCTUATION);
  }
  if (type === 'object') return objectBytes(schema, longest);
  if (type === 'string') return textBytes(schema);
  return BYTES_OF_NUMBER;
}

function objectBytes(schema: Schema, longest: (subschema: unknown) => number): number {
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const memberBytes = members.map(
    ([name, member]) => bytesOf(name) + PUNCTUATION + longest(member),
  );
  const keyed = schema['additionalProperties'];
  const byKey =
    typeof keyed === 'object'
      ? limitOf(schema, 'maxProperties') *
        (longest(keyed) + textBytes({ maxLength: 128 }) + PUNCTUATION)
      : 0;
  return memberBytes.reduce((sum, bytes) => sum + bytes, PUNCTUATION + byKey);
}

function textBytes(schema: Schema): number {
  const isDate = schema['format'] !== undefined || schema['pattern'] !== undefined;
  if (isDate && schema['maxLength'] === undefined) return BYTES_OF_DATE;
  return BYTES_OF_CHARACTER * limitOf(schema, 'maxLength') + PUNCTUATION;
}

function limitOf(schema: Schema, limit: 'maxItems' | 'maxLength' | 'maxProperties'): number {
  const value = schema[limit];
  if (typeof value === 'number') return value;
  throw new Error(`a schema has no ${limit}: ${JSON.stringify(schema)}`);
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function schemaName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
