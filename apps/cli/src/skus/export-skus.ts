import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Entrepot, Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../commands/program.js';
import { openSession } from '../session/session.js';
import { headerOf, rowOf, toSkuDto } from './sku-rows.js';

interface ExportOptions extends GlobalOptions {
  format: 'csv' | 'ndjson';
}

/** Prints all SKUs in a form that `skus upload` takes. */
export async function exportSkus(options: ExportOptions, context: Context): Promise<void> {
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  const count = options.format === 'csv' ? exportCsv : exportNdjson;
  const exported = await count(client, signal);
  terminal.note(`${exported} SKUs`);
}

type Sku = Schemas['SkuDto'];

async function exportNdjson(client: Entrepot, signal: AbortSignal): Promise<number> {
  let count = 0;
  for await (const sku of client.skus.list({}, { signal })) {
    await print(JSON.stringify(toSkuDto(sku)));
    count += 1;
  }
  return count;
}

/** The header needs the attributes of all SKUs, so they wait in a file until the last one is there. */
async function exportCsv(client: Entrepot, signal: AbortSignal): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'entrepot-export-'));
  try {
    const file = path.join(folder, 'skus.ndjson');
    const attributes = await spill(client, file, signal);
    await print(headerOf(attributes));
    let count = 0;
    for await (const line of createInterface({
      input: createReadStream(file),
      crlfDelay: Infinity,
    })) {
      await print(rowOf(JSON.parse(line) as Sku, attributes));
      count += 1;
    }
    return count;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @returns the names of all attributes, in the order in which they first occur */
async function spill(client: Entrepot, file: string, signal: AbortSignal): Promise<string[]> {
  const names = new Set<string>();
  const output = createWriteStream(file);
  for await (const listed of client.skus.list({}, { signal })) {
    const sku = toSkuDto(listed);
    for (const { name } of sku.globalSaleChannelData.attributes ?? []) names.add(name);
    if (!output.write(`${JSON.stringify(sku)}\n`)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
  return [...names];
}

/** Waits for a slow reader of a pipe, so that not everything is in memory. */
async function print(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
