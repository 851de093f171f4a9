import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument, Schema } from '../document.js';

/** Answers have UTC with milliseconds and `Z` (decision 1.7). */
const DATE_OUT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** RFC 3339; the services also take dates (decision 1.7), which the examples do not show. */
const DATE_IN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns a fault found by a schema, or undefined. */
export type Check = (value: unknown) => string | undefined;

/**
 * Returns a checker for schemas of the document, which may refer to its components.
 *
 * @param direction `answer`: undocumented members are faults, and dates have one form; `request`: neither
 */
export function schemaChecker(
  document: OpenApiDocument,
  direction: 'answer' | 'request',
): (schema: Schema) => Check {
  const isAnswer = direction === 'answer';
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addFormat('date-time', isAnswer ? DATE_OUT : DATE_IN);
  ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/);
  ajv.addFormat('uri', (text) => URL.canParse(text));
  ajv.addFormat('uuid', UUID);
  const { schemas } = document.components;
  const components = { schemas: isAnswer ? closed(schemas) : schemas };
  ajv.addSchema({ $id: 'document', components });
  return (schema) => {
    const validate = ajv.compile(pointedAt(isAnswer ? closed(schema) : schema) as Schema);
    return (value) => {
      if (validate(value)) return undefined;
      return ajv.errorsText(validate.errors, { dataVar: 'value', separator: '; ' });
    };
  };
}

/** Forbids undocumented members of objects. Schemas that only narrow another one are unchanged. */
function closed<T>(schema: T): T {
  return mapObjects(schema, (object) =>
    object['type'] === 'object' && 'properties' in object && !('additionalProperties' in object)
      ? { ...object, additionalProperties: false }
      : object,
  ) as T;
}

/** Makes references absolute, so that they point to the document from any schema. */
function pointedAt(schema: unknown): unknown {
  return mapObjects(schema, (object) =>
    typeof object['$ref'] === 'string' && object['$ref'].startsWith('#')
      ? { ...object, $ref: `document${object['$ref']}` }
      : object,
  );
}

function mapObjects(value: unknown, change: (schema: Schema) => Schema): unknown {
  if (Array.isArray(value)) return value.map((element) => mapObjects(element, change));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, mapObjects(member, change)]);
  return change(Object.fromEntries(members) as Schema);
}
