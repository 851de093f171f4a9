import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileEncoding, linesOf, withoutAnswered } from '@entrepot/product-files';
import type { Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { openSession } from '../session/session.js';
import { counted } from '../terminal/plain.js';
import { formatOf } from '../terminal/format.js';
import { headerOf, isColumnName, otherPathsOf, rowOf } from './sku-rows.js';

export type ExportFormat = 'csv' | 'ndjson';

interface ExportOptions extends GlobalOptions {
  /** Where to write; stdout when left out. */
  file?: string;
}

type Sku = Schemas['SkuDto'];

/** Writes all SKUs in a form that `skus upload` takes. */
export async function exportSkus(options: ExportOptions, context: Context): Promise<void> {
  const format = exportFormatOf(options);
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  const { file } = options;
  const exported = new SkuExport(client.skus.list({}, { signal }), format);
  if (file === undefined) await pipeline(exported.lines(), process.stdout, { end: false });
  else await writeWhole(file, exported.lines());
  terminal.note(counted(exported.count, 'SKU'));
}

/** @throws CliError for formats that an upload does not take */
function exportFormatOf({ output = 'csv', json }: GlobalOptions): ExportFormat {
  return formatOf(json ? { json } : { output }, ['csv', 'ndjson']) as ExportFormat;
}

/** Writes a file under a temporary name until it is complete, so that no part is mistaken for the whole file. */
export async function writeWhole(file: string, lines: AsyncIterable<string>): Promise<void> {
  const { dir, base } = path.parse(file);
  const temporary = path.join(dir, `.${base}.${process.pid}.part`);
  try {
    await pipeline(lines, createWriteStream(temporary));
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Each SKU of a list once, in its latest state: a SKU that changes while the list is read appears again. No line is
 * written before the end of the list; until then the SKUs are stored in a temporary file.
 */
export class SkuExport {
  /** How many SKUs there are; known at the end. */
  count = 0;

  constructor(
    private readonly listed: AsyncIterable<Schemas['SkuResponse']>,
    private readonly format: ExportFormat,
  ) {}

  async *lines(): AsyncGenerator<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'entrepot-export-'));
    try {
      const file = path.join(folder, 'skus.ndjson');
      const spilled: Spilled = { attributes: new Set(), otherPaths: new Set(), latest: new Map() };
      await pipeline(spill(this.listed, spilled), createWriteStream(file));
      this.count = spilled.latest.size;
      yield* this.format === 'csv' ? csvLines(file, spilled) : jsonLines(file, spilled);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

interface Spilled {
  /** The names of all attributes, in the order in which they first occur. */
  attributes: Set<string>;
  /** The paths of all members that this version does not know. */
  otherPaths: Set<string>;
  /** The line of each SKU's latest state. */
  latest: Map<string, number>;
}

async function* spill(
  listed: AsyncIterable<Schemas['SkuResponse']>,
  { attributes, otherPaths, latest }: Spilled,
): AsyncGenerator<string> {
  let line = 0;
  for await (const response of listed) {
    const sku = withoutAnswered(response) as Sku;
    for (const { name } of sku.globalSaleChannelData.attributes ?? []) attributes.add(name);
    for (const member of otherPathsOf(sku)) otherPaths.add(member);
    line += 1;
    latest.set(sku.skuId, line);
    yield `${JSON.stringify(sku)}\n`;
  }
}

/** The header needs the attributes and the other members of all SKUs. */
async function* csvLines(file: string, spilled: Spilled): AsyncGenerator<string> {
  const columns = {
    attributes: [...spilled.attributes].filter(isColumnName),
    otherPaths: [...spilled.otherPaths],
  };
  yield `${headerOf(columns)}\n`;
  for await (const { sku } of latestOf(file, spilled)) yield `${rowOf(sku, columns)}\n`;
}

async function* jsonLines(file: string, spilled: Spilled): AsyncGenerator<string> {
  for await (const { text } of latestOf(file, spilled)) yield `${text}\n`;
}

async function* latestOf(
  file: string,
  { latest }: Spilled,
): AsyncGenerator<{ sku: Sku; text: string }> {
  const encoding = FileEncoding.named('utf-8', 0);
  for await (const lines of linesOf(createReadStream(file), encoding)) {
    for (const { number, units } of lines) {
      const { text } = encoding.textOf(units);
      const sku = JSON.parse(text) as Sku;
      if (latest.get(sku.skuId) === number) yield { sku, text };
    }
  }
}
