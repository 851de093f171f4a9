import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { CliError, EXIT } from '../../terminal/errors.js';
import type { InputRecord } from './input-record.js';
import { JsonArrayScanner } from './json-array-scanner.js';

const BOM = /^\uFEFF/;

/** The lines of an NDJSON file; empty ones are left out. */
export async function* readNdjson(file: string): AsyncGenerator<InputRecord> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const raw = line === 1 ? text.replace(BOM, '') : text;
    if (raw.trim() !== '') yield recordOf(line, raw);
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
      for (const { line, raw } of scanner.add(chunk as string)) yield recordOf(line, raw);
    }
    scanner.end();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const next = 'give it as [{…}, {…}], or one object a line as .ndjson';
    throw new CliError(`${file}: ${error.message}`, next, EXIT.usage, { cause: error });
  }
}

function recordOf(line: number, raw: string): InputRecord {
  try {
    const body: unknown = JSON.parse(raw);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return { line, raw, body, faults: [] };
    }
    return unread(line, raw, 'type', 'must be a JSON object');
  } catch (error) {
    return unread(line, raw, 'not-json', (error as Error).message);
  }
}

function unread(line: number, raw: string, code: string, detail: string): InputRecord {
  return { line, raw, body: {}, faults: [{ code, detail }] };
}
