import type { OperationId } from '@entrepot/client';
import type { Context } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { textIn } from '../terminal/given-file.js';
import type { CommandSpec } from './command-spec.js';
import { uncapitalized, type Field } from './fields.js';
import type { OperationFacts, ValueFacts } from './operation-facts.js';
import { factsOf, type AnyInput } from './operations.js';

/** The values that were given, by the name of the parameter or member. */
export type FieldValues = Readonly<Record<string, unknown>>;

/**
 * The request of a command.
 * @param data the text of `--data`
 * @throws CliError that names a missing input, or one that this operation does not take
 */
export function requestOf(
  spec: CommandSpec,
  operation: OperationId,
  {
    fields,
    values,
    data,
  }: { fields: readonly Field[]; values: FieldValues; data: string | undefined },
): AnyInput {
  const facts = factsOf(operation);
  const taken = new Set([...facts.path, ...Object.keys({ ...facts.query, ...facts.body })]);
  const memberOf = (name: string): string => memberIn(spec, taken, name);
  const isGiven = (field: Field): boolean => values[field.name] !== undefined;
  const alien = fields.find(
    (field) => isGiven(field) && field.place !== 'element' && !taken.has(memberOf(field.name)),
  );
  if (alien) {
    const message = `--${alien.flag} is not for a client of the kind ${facts.kinds.join(' or ')}.`;
    throw new CliError(message, 'leave it out', EXIT.usage);
  }
  const pick = (place: Field['place']): Record<string, unknown> =>
    Object.fromEntries(
      fields
        .filter((field) => isGiven(field) && placeOf(field, facts, memberOf(field.name)) === place)
        .map(({ name }) => [memberOf(name), values[name]]),
    );
  const path = pick('path');
  // The path parameters are options when the operations of a command have different paths.
  const inPath = facts.path.map((name) => [name, { about: '', required: true }] as const);
  requireAll(Object.fromEntries(inPath), path, fields);
  const query = { ...defaultsOf(spec, facts.query), ...pick('query') };
  requireAll(facts.query, query, fields);
  const needs = spec.needs?.map(memberOf) ?? [];
  const body = facts.body && bodyOf({ ...spec, needs }, facts.body, { pick, fields, data });
  return {
    path,
    query,
    ...(body !== undefined && { body }),
  };
}

/** A parameter may be in the path of one operation and in the query of another. */
function placeOf(
  { place }: Field,
  { path, query }: OperationFacts,
  member: string,
): Field['place'] {
  if (place === 'element') return place;
  if (path.includes(member)) return 'path';
  return Object.hasOwn(query, member) ? 'query' : 'body';
}

/** The operation's name for a field. */
function memberIn({ sameAs = {} }: CommandSpec, taken: Set<string>, name: string): string {
  const isIt = (member: string): boolean => sameAs[member] === name && taken.has(member);
  return Object.keys(sameAs).find(isIt) ?? name;
}

function bodyOf(
  spec: CommandSpec,
  members: Readonly<Record<string, ValueFacts>>,
  {
    pick,
    fields,
    data,
  }: {
    pick: (place: Field['place']) => Record<string, unknown>;
    fields: readonly Field[];
    data: string | undefined;
  },
): object {
  const { arrayMember, needs = [] } = spec;
  const body: Record<string, unknown> = {
    ...defaultsOf(spec, members),
    ...parsedData(data),
    ...pick('body'),
  };
  const element = pick('element');
  if (arrayMember !== undefined && Object.keys(element).length > 0) {
    requireAll(members[arrayMember]?.each ?? {}, element, fields);
    body[arrayMember] = [...((body[arrayMember] as unknown[] | undefined) ?? []), element];
  }
  const needed = needs.map((name) => [name, { about: '', required: true }] as const);
  requireAll({ ...members, ...Object.fromEntries(needed) }, body, fields, arrayMember);
  return body;
}

/** The default values of members that are not given. */
function defaultsOf(
  { defaults = {} }: CommandSpec,
  members: Readonly<Record<string, ValueFacts>>,
): Record<string, unknown> {
  const applicable = Object.entries(defaults).filter(([name]) => Object.hasOwn(members, name));
  return Object.fromEntries(applicable.map(([name, value]) => [name, value()]));
}

function requireAll(
  members: Readonly<Record<string, ValueFacts>>,
  values: FieldValues,
  fields: readonly Field[],
  arrayMember?: string,
): void {
  for (const [name, { required, about }] of Object.entries(members)) {
    if (!required || values[name] !== undefined) continue;
    const option = `--${fields.find((field) => field.name === name)?.flag ?? name}`;
    const why = about ? `: ${uncapitalized(about).replace(/\.$/, '')}` : '';
    const message = `${name === arrayMember ? name : option} is missing${why}.`;
    const next = name === arrayMember ? 'give the options of one, or --data' : `give ${option}`;
    throw new CliError(message, next, EXIT.usage);
  }
}

function parsedData(data: string | undefined): Record<string, unknown> {
  if (data === undefined) return {};
  try {
    const value = JSON.parse(data) as unknown;
    if (value instanceof Object && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    const message = `--data is not JSON: ${(error as Error).message}`;
    throw new CliError(message, 'correct it', EXIT.usage);
  }
  throw new CliError('--data is not a JSON object.', 'correct it', EXIT.usage);
}

/**
 * Reads the body that `--data` gives: JSON itself, `-` for stdin, or the name of a file.
 * @throws CliError for a file that cannot be read
 */
export async function readData(data: string, context: Pick<Context, 'stdin'>): Promise<string> {
  if (/^\s*[[{"]/.test(data)) return data;
  try {
    return await textIn(data, context);
  } catch (error) {
    const message = `--data ${data}: ${(error as Error).message}`;
    throw new CliError(message, 'give JSON, the name of a file, or - for stdin', EXIT.usage);
  }
}
