import { EntrepotError } from '@entrepot/client';
import { fault, faultOf, foldedKey, membersOf } from '@entrepot/product-files';
import { readRows, type RowsOptions } from '../rows/read-rows.js';
import { printRowFaults, type RowFault } from '../rows/row-faults.js';
import type { Context } from '../terminal/context.js';
import { counted } from '../terminal/plain.js';
import { EXIT } from '../terminal/errors.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { ChannelMappings, type MappingOptions } from './channel-mappings.js';
import { ATTRIBUTES, CATEGORIES, type Mapping, type MappingKind } from './mapping-kinds.js';
import { mappingsOf, type FileMapping } from './mapping-rows.js';

export interface ImportMappingsOptions extends MappingOptions, RowsOptions {
  attributes?: boolean;
  dryRun?: boolean;
  wait?: boolean;
}

/** The maximum size of a request, in characters; the service takes 4 MiB. */
const MOST_CHARACTERS = 1_000_000;

/** The result of an import, or of its dry run. */
type Summary = Readonly<Record<string, number>>;

/**
 * Adds or replaces the mappings of a file; others stay. Faulty mappings are printed with their lines and do not stop
 * the others. The exit code is 1 if a mapping is faulty.
 * @param file its name, or `-` for stdin
 * @throws CliError for a file that cannot be read; EntrepotError for a refusal that is not about single mappings
 */
export async function importMappings(
  file: string,
  options: ImportMappingsOptions,
  context: Context,
): Promise<void> {
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const { dryRun = false, wait = false, attributes = false } = options;
  const kind = attributes ? ATTRIBUTES : CATEGORIES;
  const members = attributes ? ['values'] : [];
  const fileMappings = mappingsOf(
    kind,
    await readRows(file, kind.columns, options, context, members),
  );
  const channel = await ChannelMappings.open(kind, options, context, 'categories import');
  // Without a taxonomy, every mapping would be refused, and the reason would be lost behind them.
  await channel.taxonomy();
  const sound = fileMappings.filter(({ faults }) => faults.length === 0);
  if (dryRun) {
    const summary = await compared(kind, sound, channel);
    return report(kind, fileMappings, { summary, isJson, dryRun }, context);
  }
  const summary = { changed: 0, sent: 0 };
  try {
    for (const batch of batchesOf(sound, kind.mostInRequest)) {
      summary.changed += await send(batch, channel);
      summary.sent += batch.filter(({ faults }) => faults.length === 0).length;
    }
  } finally {
    report(kind, fileMappings, { summary, isJson, dryRun }, context);
  }
  await channel.noteProgress(wait);
}

function* batchesOf(
  mappings: readonly FileMapping[],
  most: number,
): Generator<FileMapping[], void, void> {
  let batch: FileMapping[] = [];
  let size = 0;
  for (const mapping of mappings) {
    const length = JSON.stringify(mapping.mapping).length;
    if (batch.length === most || (batch.length > 0 && size + length > MOST_CHARACTERS)) {
      yield batch;
      [batch, size] = [[], 0];
    }
    batch.push(mapping);
    size += length;
  }
  if (batch.length > 0) yield batch;
}

/**
 * The service accepts or refuses a request as a whole: the next attempt leaves out the mappings that it reports as
 * faulty.
 */
async function send(batch: FileMapping[], channel: ChannelMappings): Promise<number> {
  let remaining = batch;
  while (remaining.length > 0) {
    try {
      return await channel.put(remaining.map(({ mapping }) => mapping));
    } catch (error) {
      if (!(error instanceof EntrepotError) || !markFaulty(remaining, error)) throw error;
      remaining = remaining.filter(({ faults }) => faults.length === 0);
    }
  }
  return 0;
}

/** @returns whether the refusal is about single mappings: its pointers begin with `/mappings/3` */
function markFaulty(batch: readonly FileMapping[], { errors }: EntrepotError): boolean {
  let isAny = false;
  for (const error of errors) {
    const [list, index, ...members] = membersOf(error.pointer ?? '');
    const mapping = list === 'mappings' ? batch[Number(index)] : undefined;
    if (!mapping) continue;
    const [values, position, member] = members;
    const isValue = values === 'values' && member !== undefined;
    const line = (isValue ? mapping.valueLines[Number(position)] : undefined) ?? mapping.line;
    mapping.faults.push({ line, fault: faultOf(error, isValue ? [member] : members) });
    isAny = true;
  }
  return isAny;
}

/** The expected effect of sending, as far as it can be determined beforehand. */
async function compared(
  kind: MappingKind,
  mappings: readonly FileMapping[],
  channel: ChannelMappings,
): Promise<Summary> {
  await checkCodes(kind, mappings, channel);
  const contentByKey = new Map<string, string>();
  for await (const mapping of channel.ownMappings()) {
    contentByKey.set(foldedKey(String(mapping[kind.key])), contentOf(mapping));
  }
  const totals = { adds: 0, changes: 0, unchanged: 0 };
  for (const { key, mapping, faults } of mappings) {
    if (faults.length > 0) continue;
    const before = contentByKey.get(foldedKey(key));
    if (before === undefined) totals.adds += 1;
    else if (before === contentOf(mapping)) totals.unchanged += 1;
    else totals.changes += 1;
  }
  return totals;
}

function contentOf({ channelCategory, attribute, values = [] }: Mapping): string {
  const pairs = values.map(({ value, channelValue }) => [value, channelValue]);
  return JSON.stringify([channelCategory, attribute, pairs]);
}

async function checkCodes(
  { key, code }: MappingKind,
  mappings: readonly FileMapping[],
  channel: ChannelMappings,
): Promise<void> {
  const codes = new Set<string>();
  if (key === 'category') for await (const taxonomyCode of channel.codes()) codes.add(taxonomyCode);
  else
    for (const { code: taxonomyCode } of (await channel.taxonomy()).attributes)
      codes.add(taxonomyCode);
  const what = key === 'category' ? 'category' : 'attribute';
  for (const { mapping, line, faults } of mappings) {
    if (codes.has(String(mapping[code]))) continue;
    const detail = `is the code of no ${what} of the channel`;
    faults.push({ line, fault: fault(`unknown-${what}`, code, detail) });
  }
}

function report(
  { key }: MappingKind,
  mappings: readonly FileMapping[],
  { summary, isJson, dryRun }: { summary: Summary; isJson: boolean; dryRun: boolean },
  { terminal }: Context,
): void {
  const faults: RowFault[] = mappings
    .flatMap((mapping) =>
      mapping.faults.map(({ line, fault: rowFault }) => ({ line, key: mapping.key, ...rowFault })),
    )
    .toSorted((rowFault, other) => rowFault.line - other.line);
  const faulty = mappings.filter((mapping) => mapping.faults.length > 0).length;
  if (faulty > 0) process.exitCode = EXIT.inPart;
  if (isJson) {
    for (const { key: rowKey, ...rest } of faults)
      terminal.out(JSON.stringify({ [key]: rowKey, ...rest }));
    terminal.out(JSON.stringify({ ...summary, faulty }));
    return;
  }
  printRowFaults(terminal, faults, key.toUpperCase());
  const { adds = 0, changes = 0, unchanged = 0, changed = 0, sent = 0 } = summary;
  const number = (count: number): string => count.toLocaleString('en-US');
  const parts = dryRun
    ? [
        `adds ${number(adds)}`,
        `changes ${number(changes)}`,
        `leaves ${number(unchanged)} as they are`,
      ]
    : [`${counted(sent, 'mapping')} sent`, `${number(changed)} new or changed`];
  if (faulty > 0) parts.push(`${number(faulty)} refused`);
  const unsent = dryRun ? 0 : mappings.length - faulty - sent;
  if (unsent > 0) parts.push(`${number(unsent)} not sent`);
  terminal.note(parts.join(' · '));
}
