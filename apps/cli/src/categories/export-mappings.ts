import { counted } from '../terminal/plain.js';
import { writeWhole } from '../skus/export-skus.js';
import type { Context } from '../terminal/context.js';
import { csvRow } from '../terminal/write-csv.js';
import { formatOf } from '../terminal/format.js';
import { ChannelMappings, type MappingOptions } from './channel-mappings.js';
import { ATTRIBUTES, CATEGORIES, type Mapping, type MappingKind } from './mapping-kinds.js';

export interface ExportMappingsOptions extends MappingOptions {
  attributes?: boolean;
  /** Where to write; stdout when left out. */
  file?: string;
}

/** Writes the caller's own mappings to a channel in a form that `categories import` takes. */
export async function exportMappings(
  options: ExportMappingsOptions,
  context: Context,
): Promise<void> {
  const { output = 'csv', json, attributes = false, file } = options;
  const format = formatOf(json ? { json } : { output }, ['csv', 'ndjson']);
  const kind = attributes ? ATTRIBUTES : CATEGORIES;
  const mappings = await ChannelMappings.open(kind, options, context, 'categories export');
  const { terminal } = context;
  let count = 0;
  const lines = async function* (): AsyncGenerator<string> {
    if (format === 'csv') yield csvRow(kind.columns.map(({ name }) => name));
    for await (const mapping of mappings.ownMappings()) {
      count += 1;
      if (format === 'csv') yield* rowsOf(kind, mapping);
      else yield JSON.stringify(membersOf(mapping));
    }
  };
  if (file === undefined) for await (const line of lines()) terminal.out(line);
  else await writeWhole(file, ended(lines()));
  terminal.note(counted(count, 'mapping'));
}

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** Copies the members in a fixed order, which does not depend on the answer. */
function membersOf({ category, channelCategory, name, attribute, values }: Mapping): Mapping {
  if (category !== undefined) return { category, ...(channelCategory && { channelCategory }) };
  return {
    ...(name !== undefined && { name }),
    ...(attribute && { attribute }),
    ...(values && { values }),
  };
}

function rowsOf({ key }: MappingKind, mapping: Mapping): string[] {
  const { category, channelCategory, name, attribute, values = [] } = mapping;
  if (key === 'category') return [csvRow([category, channelCategory])];
  if (values.length === 0) return [csvRow([name, attribute, '', ''])];
  return values.map(({ value, channelValue }) => csvRow([name, attribute, value, channelValue]));
}
