import type { EventContract } from '#contracts';
import type { JSONSchema } from 'json-schema-to-typescript';

interface Schema {
  description: string;
  properties: Record<string, JSONSchema>;
  required: string[];
  allOf?: Rule[];
}

/** If a member has this value, `then` applies. */
interface Rule {
  if: { properties: Record<string, { const: string }> };
  then: { properties: Record<string, JSONSchema>; required?: string[] };
}

/** Converts a schema's rules to alternatives, from which a union of types can be generated. */
export function variants({ schema }: EventContract): JSONSchema {
  const { description, properties, required, allOf = [] } = schema as Schema;
  const plain: JSONSchema = { type: 'object', description, properties, required };
  const [first] = allOf;
  if (!first) return plain;
  const member = Object.keys(first.if.properties)[0] ?? '';
  const { [member]: ruled, eventData, ...remainingProperties } = properties;
  const values = allOf.map((rule) => rule.if.properties[member]?.const ?? '');
  const alternatives = allOf.map(({ then }, index) =>
    object({ [member]: { enum: [values[index] ?? ''] }, ...then.properties }, [
      member,
      ...(then.required ?? []),
    ]),
  );
  const rest = (ruled?.enum as string[] | undefined)?.filter((value) => !values.includes(value));
  const unruled = object(
    { [member]: rest ? { enum: rest } : (ruled ?? {}), ...(eventData && { eventData }) },
    [member],
  );
  const common = required.filter((name) => name !== member && name !== 'eventData');
  return {
    description,
    allOf: [object(remainingProperties, common), { oneOf: [...alternatives, unruled] }],
  };
}

function object(properties: Record<string, JSONSchema>, required: string[]): JSONSchema {
  return { type: 'object', properties, required };
}
