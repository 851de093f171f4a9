import { isDeepStrictEqual } from 'node:util';

type Json = unknown;
type Node = Readonly<Record<string, Json>>;

/** One edit that a version of a contract does not allow. `at` is a JSON pointer into the released schema. */
export interface Incompatibility {
  at: string;
  reason: string;
}

/** These keywords do not restrict valid values, so they may change. */
const ANNOTATIONS = new Set(['title', 'description', 'default', '$comment']);

/** These keywords contain one schema each. */
const SUBSCHEMA = new Set(['items', 'then', 'else']);

/**
 * The incompatibilities of a proposed schema with the released one of the same version (decision 8.4). Old events must
 * still be valid for new readers, and new events for readers that validate with the released schema. A version may
 * therefore gain only optional members at any depth, values of an open set and better descriptions: no member is
 * removed or becomes required or optional, no known value is removed, and no type, closed set, pattern or bound is
 * narrowed or widened.
 */
export function incompatibilities(released: object, proposed: object): Incompatibility[] {
  return compare(released as Node, proposed as Node, '');
}

function compare(released: Json, proposed: Json, at: string): Incompatibility[] {
  if (!isNode(released) || !isNode(proposed)) {
    return isDeepStrictEqual(released, proposed) ? [] : [{ at, reason: 'changed' }];
  }
  return [...new Set([...Object.keys(released), ...Object.keys(proposed)])]
    .filter((keyword) => !ANNOTATIONS.has(keyword))
    .flatMap((keyword) =>
      compareKeyword(keyword, released[keyword], proposed[keyword], `${at}/${keyword}`),
    );
}

function compareKeyword(
  keyword: string,
  released: Json,
  proposed: Json,
  at: string,
): Incompatibility[] {
  if (keyword === 'properties') return compareMembers(released, proposed, at);
  if (keyword === 'required' || keyword === 'enum') return compareSets(released, proposed, at);
  if (keyword === 'examples') return compareOpenSets(released, proposed, at);
  if (released === undefined) return [{ at, reason: 'added' }];
  if (proposed === undefined) return [{ at, reason: 'removed' }];
  if (SUBSCHEMA.has(keyword)) return compare(released, proposed, at);
  if (keyword === 'patternProperties') return compareSchemasByName(released, proposed, at);
  if (keyword === 'allOf') return compareRules(released, proposed, at);
  return isDeepStrictEqual(released, proposed) ? [] : [{ at, reason: 'changed' }];
}

function compareMembers(released: Json, proposed: Json, at: string): Incompatibility[] {
  const after = asNode(proposed);
  return Object.entries(asNode(released)).flatMap(([name, schema]) =>
    after[name] === undefined
      ? [{ at: `${at}/${name}`, reason: 'removed' }]
      : compare(schema, after[name], `${at}/${name}`),
  );
}

function compareSets(released: Json, proposed: Json, at: string): Incompatibility[] {
  const gained = without(proposed, released);
  return [
    ...compareOpenSets(released, proposed, at),
    ...gained.map((value) => ({ at, reason: `gained ${String(value)}` })),
  ];
}

/** The known values of an open set are its `examples`. */
function compareOpenSets(released: Json, proposed: Json, at: string): Incompatibility[] {
  const lost = without(released, proposed);
  return lost.map((value) => ({ at, reason: `lost ${String(value)}` }));
}

function without(values: Json, others: Json): readonly Json[] {
  const excluded = asList(others);
  return asList(values).filter((value) => !excluded.includes(value));
}

function compareSchemasByName(released: Json, proposed: Json, at: string): Incompatibility[] {
  const names = new Set([...Object.keys(asNode(released)), ...Object.keys(asNode(proposed))]);
  return [...names].flatMap((name) =>
    compare(asNode(released)[name], asNode(proposed)[name], `${at}/${name}`),
  );
}

function compareRules(released: Json, proposed: Json, at: string): Incompatibility[] {
  const before = asList(released);
  const after = asList(proposed);
  if (before.length !== after.length) return [{ at, reason: 'changed' }];
  return before.flatMap((rule, index) => compare(rule, after[index], `${at}/${index}`));
}

function isNode(value: Json): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asNode(value: Json): Node {
  return isNode(value) ? value : {};
}

function asList(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
