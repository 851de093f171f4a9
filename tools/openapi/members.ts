import type { OpenAPIObject } from '@nestjs/swagger';

/** The members of a JSON Schema that this module reads. */
export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  then?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/**
 * Returns the innermost members of a schema, for example `channels[].status`, once each and in the order of the schema:
 * `[]` is each element of a list, `*` each name in an object.
 * @param document the target of references
 */
export function membersOf(schema: Schema, document?: OpenAPIObject): string[] {
  return [...new Set(below(schema, '', document))];
}

function below(schema: Schema, at: string, document?: OpenAPIObject): string[] {
  const { $ref, items, then } = schema;
  if ($ref !== undefined) return below(resolved($ref, document), at, document);
  const named = Object.entries(schema.properties ?? {}).map(
    ([name, one]) => [at === '' ? name : `${at}.${name}`, one] as const,
  );
  const others = [schema.additionalProperties, ...Object.values(schema.patternProperties ?? {})];
  const inner = [
    ...named,
    ...others.filter((one) => typeof one === 'object').map((one) => [`${at}.*`, one] as const),
    ...(items ? [[`${at}[]`, items] as const] : []),
    ...[then, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap(
      (one) => (one ? [[at, one] as const] : []),
    ),
  ];
  if (inner.length === 0) return at === '' ? [] : [at];
  return inner.flatMap(([path, one]) => below(one, path, document));
}

function resolved(ref: string, document: OpenAPIObject | undefined): Schema {
  const name = ref.replace('#/components/schemas/', '');
  const schema = document?.components?.schemas?.[name];
  if (!schema) throw new Error(`${ref} leads nowhere`);
  return schema as Schema;
}
