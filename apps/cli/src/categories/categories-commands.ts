import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import { groupOf } from '../commands/api-commands.js';
import { addFormatOptions } from '../commands/upload-options.js';
import type { Context } from '../terminal/context.js';
import { helpText } from '../terminal/help-text.js';
import type { ExportMappingsOptions } from './export-mappings.js';
import type { ImportMappingsOptions } from './import-mappings.js';
import type { MapOneOptions } from './map-one.js';
import type { ValueMapping } from './mapping-kinds.js';

const CHANNEL = ['--channel <id>', 'the sales channel'] as const;
const WAIT = ['--wait', 'wait until all SKUs are compared'] as const;
const ATTRIBUTES = ['--attributes', 'the mappings of attributes, not of categories'] as const;

/** `entrepot categories map`, `attributes map`, `export` and `import`. */
export function addCategoriesCommands(program: Command, context: Context): void {
  const categories = groupOf(program, ['categories']);
  addMap(categories, context);
  addMapAttribute(groupOf(program, ['categories', 'attributes']), context);
  addExport(categories, context);
  addImport(categories, context);
}

function addMap(categories: Command, context: Context): void {
  categories
    .command('map')
    .description('map a category, and all below it, to one of a channel')
    .addArgument(new Argument('<category>', 'for example "Apparel > Shirts"'))
    .addArgument(new Argument('[code]', "the channel's code of its category"))
    .requiredOption(...CHANNEL)
    .option('--remove', 'remove the mapping')
    .option(...WAIT)
    .addHelpText('after', helpText(WHOSE))
    .action(async (key: string, code: string | undefined, _: object, command: Command) => {
      const { mapOne } = await import('./map-one.js');
      const { CATEGORIES } = await import('./mapping-kinds.js');
      await mapOne(CATEGORIES, { key, code }, command.optsWithGlobals<MapOneOptions>(), context);
    });
}

function addMapAttribute(attributes: Command, context: Context): void {
  attributes
    .command('map')
    .description('map an attribute to one of a channel, with the values that it writes differently')
    .addArgument(new Argument('<name>', 'of SKUs; brand, color and size are the members of SKUs'))
    .addArgument(new Argument('[code]', "the channel's code of its attribute"))
    .requiredOption(...CHANNEL)
    .addOption(
      new Option(
        '--value <value=word>',
        'a value and the word of the channel; can be repeated',
      ).argParser(collectValue),
    )
    .option('--remove', 'remove the mapping')
    .option(...WAIT)
    .addHelpText('after', helpText(`\nA mapping replaces the one before with its values.${WHOSE}`))
    .action(async (key: string, code: string | undefined, _: object, command: Command) => {
      const { mapOne } = await import('./map-one.js');
      const { ATTRIBUTES: kind } = await import('./mapping-kinds.js');
      await mapOne(kind, { key, code }, command.optsWithGlobals<MapOneOptions>(), context);
    });
}

function addExport(categories: Command, context: Context): void {
  categories
    .command('export')
    .description('write your mappings as a file that import takes: -o csv, or ndjson')
    .requiredOption(...CHANNEL)
    .option(...ATTRIBUTES)
    .option('--file <file>', 'file to write; stdout when left out')
    .action(async (_: object, command: Command) => {
      const { exportMappings } = await import('./export-mappings.js');
      await exportMappings(command.optsWithGlobals<ExportMappingsOptions>(), context);
    });
}

function addImport(categories: Command, context: Context): void {
  const command = categories
    .command('import')
    .description('add or replace the mappings of a file; the others stay')
    .argument('<file>', 'CSV, NDJSON or JSON; - for stdin')
    .requiredOption(...CHANNEL)
    .option(...ATTRIBUTES);
  addFormatOptions(command)
    .option('--dry-run', 'check everything, send nothing')
    .option(...WAIT)
    .addHelpText('after', helpText(COLUMNS))
    .action(async (file: string) => {
      const { importMappings } = await import('./import-mappings.js');
      await importMappings(file, command.optsWithGlobals<ImportMappingsOptions>(), context);
    });
}

const WHOSE = `
A merchant maps its own categories; an operator maps them for all merchants that have no mapping of their own.`;

const COLUMNS = `
Columns: category, channelCategory; with --attributes name, attribute, value, channelValue, with a row for each value that the channel writes differently, or one without a value.`;

/** @throws InvalidArgumentError for a text without = */
function collectValue(text: string, before: ValueMapping[] = []): ValueMapping[] {
  const equalsIndex = text.indexOf('=');
  if (equalsIndex < 1)
    throw new InvalidArgumentError('Expected VALUE=WORD, for example cotton=Algodón.');
  return [
    ...before,
    { value: text.slice(0, equalsIndex), channelValue: text.slice(equalsIndex + 1) },
  ];
}
