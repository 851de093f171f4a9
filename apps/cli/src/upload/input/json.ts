import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { AS_JSON, JsonArrayScanner, jsonRecord } from '@entrepot/product-files';
import type { InputRecord } from '@entrepot/product-files';
import { CliError, EXIT } from '../../terminal/errors.js';

const BOM = /^\uFEFF/;

/** The lines of an NDJSON file; empty ones are left out. */
export async function* readNdjson(file: string): AsyncGenerator<InputRecord> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const raw = line === 1 ? text.replace(BOM, '') : text;
    if (raw.trim() !== '') yield jsonRecord(line, raw);
  }
}

/**
 * The items of a JSON array, each read when its text is complete.
 * @throws CliError when the file is no array
 */
export async function* readJsonArray(file: string): AsyncGenerator<InputRecord> {
  const scanner = new JsonArrayScanner();
  try {
    for await (const chunk of createReadStream(file, 'utf8')) {
      for (const { line, raw } of scanner.add(chunk as string)) yield jsonRecord(line, raw);
    }
    scanner.end();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CliError(`${file}: ${error.message}`, AS_JSON, EXIT.usage, { cause: error });
  }
}
