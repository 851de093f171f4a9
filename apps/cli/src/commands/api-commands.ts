import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import type { CallApiOptions } from '../api/call-api.js';
import type { CommandSpec } from '../api/command-spec.js';
import {
  argumentName,
  argumentsOf,
  fieldsOf,
  optionOf,
  readValue,
  uncapitalized,
  type Field,
} from '../api/fields.js';
import { factsOf } from '../api/operations.js';
import type { CommandOptions } from '../api/run-command.js';
import { SPECS } from '../api/specs/index.js';
import type { Context } from '../terminal/context.js';
import { readCount } from './values.js';

/** The descriptions of groups that are created here. */
const GROUPS: Readonly<Record<string, string>> = {
  orders: 'list, show, watch and change orders',
  exceptions: 'for operators: list and acknowledge what needs attention',
  skus: 'upload, list, export, delete and review SKUs',
  prices: 'set, list and explain prices',
  inventory: 'set and list stock',
  stock: 'show the stock of a SKU, and its movements',
  rates: 'list and load exchange rates',
  restrictions: 'for operators: list, add and end trade restrictions',
  taxes: 'simulate and calculate taxes of carts',
  terms: 'for operators: load, list and end tax rules',
  duties: 'for operators: load, list and end duty rates',
  tariffs: 'for operators: load, list and end freight tariffs',
  merchants: 'for operators: list, show and change merchants',
  warehouses: 'for operators: list and change the warehouses of a merchant',
  channels: 'for operators: list and change sales channels and their tokens',
  channel: 'for sales channels: show and answer listings, place and follow orders',
  'channel orders': 'list, follow, place and change the orders of the channel',
  categories: 'map categories and attributes to those of sales channels',
  'categories attributes': 'list, map and unmap attributes',
  'categories taxonomy': 'show and set the categories and attributes of a sales channel',
  'channels tokens': 'list, issue and revoke the tokens of a sales channel',
  parcels: 'list and show parcels',
  tracking: 'report what happened to parcels',
  shipments: 'list, create and cancel shipments',
  carriers: 'for operators: list and change carriers',
  events: 'read events: from Kafka, or those that webhooks deliver',
  webhooks: 'manage webhook endpoints, deliveries and replays',
  'webhooks endpoints': 'list, create and change webhook endpoints',
  'webhooks deliveries': 'list, show and retry deliveries',
  'webhooks replays': 'send the events of a time again',
  audit: 'for operators: list what operators changed',
  parked: 'for operators: messages that could not be applied',
  outbox: 'for operators: events that could not be published',
  clients: 'for operators: credentials and console sessions',
  'signing-keys': 'for operators: the keys that tokens are signed with',
};

/** Commands that a group runs when none of its commands is named. */
const DEFAULTS = new Set(['exceptions list', 'audit list']);

/** The commands that call one operation each, and `entrepot api`. */
export function addApiCommands(program: Command, context: Context): void {
  for (const spec of SPECS) addCommand(program, spec, context);
  addApi(program, context);
}

/** A group of commands, created on first use. */
export function groupOf(program: Command, path: readonly string[]): Command {
  let command = program;
  for (const [index, word] of path.entries()) {
    const about = GROUPS[path.slice(0, index + 1).join(' ')] ?? '';
    command =
      command.commands.find((subcommand) => subcommand.name() === word) ??
      command.command(word).description(about);
  }
  return command;
}

function addCommand(program: Command, spec: CommandSpec, context: Context): void {
  const words = spec.path.split(' ');
  const command = groupOf(program, words.slice(0, -1))
    .command(words.at(-1) ?? '', { isDefault: DEFAULTS.has(spec.path) })
    .description(aboutOf(spec));
  const fields = fieldsOf(spec);
  const names = argumentsOf(spec);
  const positional = names.map((name) => fields.find((field) => field.name === name));
  for (const field of positional) if (field) command.addArgument(argumentOf(field));
  const optional = fields.filter((field) => !names.includes(field.name));
  const options = optional.map((field) => [field, optionOf(field, spec)] as const);
  for (const [, option] of options) command.addOption(option);
  addCommon(command, spec);
  command.action(async (...all: unknown[]) => {
    const values = command.optsWithGlobals<CommandOptions & Record<string, unknown>>();
    const fieldValues: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) fieldValues[name] = all[index];
    for (const [{ name }, option] of options) fieldValues[name] = values[option.attributeName()];
    const { runCommand } = await import('../api/run-command.js');
    await runCommand(spec, { fields, values: fieldValues, options: values }, context);
  });
}

function aboutOf({ about, operations: [first] }: CommandSpec): string {
  if (about !== undefined || first === undefined) return about ?? '';
  return uncapitalized(factsOf(first).summary);
}

function argumentOf({ name, facts }: Field): Argument {
  const argument = new Argument(`<${argumentName(name)}>`, uncapitalized(facts.about));
  if (facts.values) argument.choices(facts.values);
  return argument.argParser((text: string) => readValue(text, facts));
}

function addCommon(command: Command, { operations, list, asks }: CommandSpec): void {
  if (operations.some((operation) => factsOf(operation).body)) {
    command.option('--data <json>', 'the body: JSON, the name of a file, or - for stdin');
  }
  if (asks !== undefined) command.option('--yes', 'do not ask');
  if (!list) return;
  const hasOrder = operations.some((operation) => factsOf(operation).query['order']);
  if (hasOrder || list.order !== undefined) {
    const about = hasOrder
      ? 'which come first; newest when left out'
      : `which come first; ${list.order} when left out; the other order reads the whole list first`;
    command.addOption(new Option('--order <order>', about).choices(['newest', 'oldest']));
  }
  command.option('--limit <count>', 'no more than this', readCount);
}

function addApi(program: Command, context: Context): void {
  program
    .command('api')
    .description('send any request of the API, and print its answer')
    .addArgument(new Argument('<method>').argParser(readMethod))
    .argument('<path>', 'with its query, for example /ext/orders?pageSize=1')
    .option('--data <json>', 'the body: JSON, the name of a file, or - for stdin')
    .option('--idempotency-key <key>', 'for requests that take one; made when left out')
    .action(async (method: string, path: string, _: object, command: Command) => {
      const { callApi } = await import('../api/call-api.js');
      await callApi(method, path, command.optsWithGlobals<CallApiOptions>(), context);
    });
}

function readMethod(value: string): string {
  const method = value.toUpperCase();
  if (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) return method;
  throw new InvalidArgumentError('Expected GET, HEAD, POST, PUT, PATCH or DELETE.');
}
