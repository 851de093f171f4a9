import { isDeepStrictEqual } from 'node:util';

type Json = unknown;
type Node = Readonly<Record<string, Json>>;

/** One edit that a version of a contract does not allow. `at` is a JSON pointer into the committed schema. */
export interface Incompatibility {
  at: string;
  reason: string;
}

/** Do not restrict valid values, so they may change. */
const ANNOTATIONS = new Set(['title', 'description', 'examples', 'default', '$comment']);

/** Contain one schema each. */
const SUBSCHEMA = new Set(['items', 'then', 'else']);

/**
 * The incompatibilities of a proposed schema with the committed one of the same version (decision 8.4). Old events must still be
 * valid for new readers, and new events for readers that validate with the committed schema. So a version may gain
 * optional members at any depth and better words, and nothing else: no member is removed or changes its presence, and no
 * type, value set, pattern or bound is narrowed or widened.
 */
export function incompatibilities(committed: object, proposed: object): Incompatibility[] {
  return compare(committed as Node, proposed as Node, '');
}

function compare(committed: Json, proposed: Json, at: string): Incompatibility[] {
  if (!isNode(committed) || !isNode(proposed)) {
    return isDeepStrictEqual(committed, proposed) ? [] : [{ at, reason: 'changed' }];
  }
  return [...new Set([...Object.keys(committed), ...Object.keys(proposed)])]
    .filter((keyword) => !ANNOTATIONS.has(keyword))
    .flatMap((keyword) =>
      compareKeyword(keyword, committed[keyword], proposed[keyword], `${at}/${keyword}`),
    );
}

function compareKeyword(
  keyword: string,
  committed: Json,
  proposed: Json,
  at: string,
): Incompatibility[] {
  if (keyword === 'properties') return compareMembers(committed, proposed, at);
  if (keyword === 'required' || keyword === 'enum') return compareSets(committed, proposed, at);
  if (committed === undefined) return [{ at, reason: 'added' }];
  if (proposed === undefined) return [{ at, reason: 'removed' }];
  if (SUBSCHEMA.has(keyword)) return compare(committed, proposed, at);
  if (keyword === 'patternProperties') return compareSchemasByName(committed, proposed, at);
  if (keyword === 'allOf') return compareRules(committed, proposed, at);
  return isDeepStrictEqual(committed, proposed) ? [] : [{ at, reason: 'changed' }];
}

function compareMembers(committed: Json, proposed: Json, at: string): Incompatibility[] {
  const after = asNode(proposed);
  return Object.entries(asNode(committed)).flatMap(([name, schema]) =>
    after[name] === undefined
      ? [{ at: `${at}/${name}`, reason: 'removed' }]
      : compare(schema, after[name], `${at}/${name}`),
  );
}

function compareSets(committed: Json, proposed: Json, at: string): Incompatibility[] {
  const before = asList(committed);
  const after = asList(proposed);
  return [
    ...before.filter((value) => !after.includes(value)).map((value) => `lost ${String(value)}`),
    ...after.filter((value) => !before.includes(value)).map((value) => `gained ${String(value)}`),
  ].map((reason) => ({ at, reason }));
}

function compareSchemasByName(committed: Json, proposed: Json, at: string): Incompatibility[] {
  const names = new Set([...Object.keys(asNode(committed)), ...Object.keys(asNode(proposed))]);
  return [...names].flatMap((name) =>
    compare(asNode(committed)[name], asNode(proposed)[name], `${at}/${name}`),
  );
}

function compareRules(committed: Json, proposed: Json, at: string): Incompatibility[] {
  const before = asList(committed);
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
