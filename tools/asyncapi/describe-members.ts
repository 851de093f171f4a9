/** The members of a JSON Schema that this module reads. */
export interface Schema {
  type?: string;
  description?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  if?: Schema;
  then?: Schema;
}

/** Members that every event has; the introduction of the reference describes them. */
const ENVELOPE = new Set(['eventId', 'occurredAt', 'merchantId', 'subject', 'version']);

/** The name of a text format, by an example that its pattern accepts. */
const FORMATS = [
  ['instant', '2026-01-31T10:00:00.000Z'],
  ['day', '2026-01-31'],
  ['decimal', '12.5'],
] as const;

/**
 * One line for each member of an event, in the order of its schema, followed by members that depend on another member.
 */
export function describeMembers(event: Schema): string[] {
  const { properties = {}, ...rest } = event;
  const ownMembers = Object.entries(properties).filter(([name]) => !ENVELOPE.has(name));
  return membersOf({ ...rest, properties: Object.fromEntries(ownMembers) }, '');
}

function membersOf(schema: Schema, prefix: string): string[] {
  const { properties = {}, required = [], patternProperties = {}, items } = schema;
  const named = Object.entries(properties).flatMap(([name, member]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    return [line(path, required.includes(name), member), ...membersOf(member, path)];
  });
  const patterned = Object.values(patternProperties).flatMap((member) =>
    membersOf(member, `${prefix}.*`),
  );
  const elements = items === undefined ? [] : membersOf(items, `${prefix}[]`);
  const dependent = (schema.allOf ?? []).flatMap((subschema) =>
    dependentMembers(subschema, prefix),
  );
  const alternatives = (schema.anyOf ?? []).flatMap((subschema) => membersOf(subschema, prefix));
  return [...named, ...patterned, ...elements, ...dependent, ...alternatives];
}

function line(path: string, isRequired: boolean, member: Schema): string {
  const parts = [typeOf(member), member.description].filter((part) => part !== undefined);
  return `- \`${path}${isRequired ? '' : '?'}\`: ${parts.join('; ')}`;
}

function typeOf(member: Schema): string {
  const { type = 'object', items, pattern, examples, anyOf } = member;
  const values = member.enum ?? (member.const === undefined ? undefined : [member.const]);
  if (values) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (items) return `list of ${typeOf(items)}`;
  if (type !== 'string') return type;
  if (examples)
    return `text, for example ${examples.map((example) => `\`${String(example)}\``).join(', ')}`;
  const matches = FORMATS.find(([, example]) => pattern && new RegExp(pattern).test(example));
  return matches?.[0] ?? 'text';
}

/** The members that an event has if another member has a value. */
function dependentMembers({ if: condition, then }: Schema, prefix: string): string[] {
  if (!condition || !then) return [];
  const [[name, when] = ['', {}]] = Object.entries(condition.properties ?? {});
  const members = Object.entries(then.properties ?? {}).flatMap(([path, member]) =>
    membersOf(member, prefix === '' ? path : `${prefix}.${path}`),
  );
  return members.map((member) => `${member} (if \`${name}\` is ${typeOf(when)})`);
}
