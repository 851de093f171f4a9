import { InvalidArgumentError, Option } from 'commander';
import { readParameter } from '../terminal/moments.js';
import type { CommandSpec } from './command-spec.js';
import type { ValueFacts } from './operation-facts.js';
import { factsOf } from './operations.js';

/** An input of a command, and its place in the request. */
export interface Field {
  /** The parameter or member. */
  name: string;
  place: 'path' | 'query' | 'body' | 'element';
  facts: ValueFacts;
  /** Its option, without dashes. */
  flag: string;
}

/** Names of options that are shorter than those of the API, the same in every command. */
const NAMES: Readonly<Record<string, string>> = {
  creationDateFrom: 'created-from',
  creationDateUntil: 'created-until',
  lastUpdateDateFrom: 'updated-from',
  lastUpdateDateUntil: 'updated-until',
  fulfillmentWarehouseType: 'warehouse-type',
  merchantId: 'merchant',
  partnerId: 'partner',
  salesChannel: 'channel',
  salesChannelStatus: 'channel-status',
  salesChannelOrderId: 'channel-order',
  shipmentId: 'shipment',
  orderId: 'order-id',
};

/** Path parameters that become options when the operations of a command have different paths. */
const IN_PATHS: Readonly<Record<string, string>> = {
  merchantId: "The merchant's id.",
  salesChannel: 'The sales channel.',
};

/** An operator may report codes that a merchant may not: the service refuses what its client may not send. */
function joined(earlier: ValueFacts | undefined, facts: ValueFacts): ValueFacts {
  if (!earlier?.values || !facts.values) return earlier ?? facts;
  return { ...earlier, values: [...new Set([...earlier.values, ...facts.values])] };
}

/** The inputs of all operations of a command, without duplicates; the list itself defines `order`. */
export function fieldsOf(spec: CommandSpec): Field[] {
  const fields = new Map<string, Field>();
  const add = (place: Field['place'], members: Readonly<Record<string, ValueFacts>>): void => {
    for (const [member, facts] of Object.entries(members)) {
      const name = spec.sameAs?.[member] ?? member;
      const flag = spec.names?.[name] ?? NAMES[name] ?? kebab(name);
      fields.set(name, { name, place, facts: joined(fields.get(name)?.facts, facts), flag });
    }
  };
  for (const operation of spec.operations) {
    const { path, query, body = {} } = factsOf(operation);
    const inPath = path.map((name) => [name, { about: IN_PATHS[name] ?? '', required: true }]);
    add('path', Object.fromEntries(inPath) as Record<string, ValueFacts>);
    const { order: _, ...filters } = query;
    add('query', spec.list ? filters : query);
    const { [spec.arrayMember ?? '']: elements, ...members } = body;
    add('element', elements?.each ?? {});
    add('body', members);
  }
  return [...fields.values()];
}

/** The positional parameters of a command. */
export function argumentsOf({ args, operations: [first] }: CommandSpec): readonly string[] {
  return args ?? (first === undefined ? [] : factsOf(first).path);
}

/** An argument as the help shows it: `order` for `orderId`. */
export function argumentName(name: string): string {
  return kebab(name).replace(/-id$/, '');
}

/** The option of a field, which reads and checks its value. */
export function optionOf(field: Field, { flags = [] }: Pick<CommandSpec, 'flags'> = {}): Option {
  const { name, facts, flag } = field;
  if (flags.includes(name)) return new Option(`--${flag}`, aboutOf(field));
  const option = new Option(`--${flag} <${hintOf(facts)}>`, aboutOf(field));
  const { values, many, type } = facts;
  if (values) option.choices(values);
  if (type === 'boolean') option.choices(['true', 'false']);
  return option.argParser<unknown>((text: string, before: unknown) =>
    many && type !== 'json'
      ? [...((before ?? []) as unknown[]), ...text.split(',').map((part) => readValue(part, facts))]
      : readValue(text, facts),
  );
}

/** @throws InvalidArgumentError for a value that the parameter cannot have */
export function readValue(text: string, facts: ValueFacts): unknown {
  const { values, type } = facts;
  if (values) {
    const match = values.find((candidate) => candidate.toLowerCase() === text.toLowerCase());
    if (match !== undefined) return match;
    throw new InvalidArgumentError(`Expected one of ${values.join(', ')}.`);
  }
  if (type === 'date') return readParameter(text);
  const member = onlyTextOf(facts);
  if (member !== undefined) return { [member]: text };
  if (type === 'json') return readJson(text);
  if (type === 'boolean') {
    if (/^(true|false)$/.test(text)) return text === 'true';
    throw new InvalidArgumentError('Expected true or false.');
  }
  if (type !== 'number') return text;
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  throw new InvalidArgumentError('Expected a number.');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('Expected JSON.');
  }
}

/** The only member of an object, if it is a text: the option takes this text alone. */
function onlyTextOf({ type, many, each = {} }: Omit<ValueFacts, 'about'>): string | undefined {
  const [only, ...otherEntries] = Object.entries(each);
  if (type !== 'json' || many || !only || otherEntries.length > 0) return undefined;
  const [name, facts] = only;
  return facts.type === undefined && !facts.many ? name : undefined;
}

function hintOf(facts: ValueFacts): string {
  const { many, type, values } = facts;
  const member = onlyTextOf(facts);
  if (member !== undefined) return member;
  if (type === 'boolean') return 'true|false';
  if (type === 'json') return 'json';
  if (many) return 'list';
  if (type === 'date') return 'when';
  if (type === 'number') return 'number';
  return values ? 'one' : 'text';
}

function aboutOf({ place, facts: { about, many, type } }: Field): string {
  const plain = uncapitalized(about)
    .replace(/^ISO 8601, (inclusive .*)$/, '$1')
    .replace(/\.$/, '');
  const hints = [
    // The dates of a body may lie ahead.
    ...(type === 'date' ? [`a date${place === 'query' ? ', or how long ago: 2h' : ''}`] : []),
    ...(many && type !== 'json' ? ['several between commas, or the option again'] : []),
  ];
  return [plain, ...hints].filter(Boolean).join('; ');
}

/** Lowers the first letter, as in other help texts, except in abbreviations. */
export function uncapitalized(text: string): string {
  return text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
