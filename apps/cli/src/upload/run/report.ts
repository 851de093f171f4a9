import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { oneLine } from '../../terminal/plain.js';
import type { Terminal } from '../../terminal/terminal.js';
import type { Format } from '../input/input-file.js';
import type { UploadState } from '../state/upload-state.js';

/** Prints line, SKU, code and reason of everything that was refused, in the order of the file. */
export function printFaults(state: UploadState, terminal: Terminal, isJson: boolean): void {
  if (isJson) {
    for (const { line, sku, code, detail } of state.faults()) {
      terminal.out(JSON.stringify({ line, skuId: sku ?? undefined, code, detail }));
    }
    return;
  }
  const [lineWidth, skuWidth, codeWidth] = widths(state);
  const print = (line: string, sku: string, code: string, reason: string) =>
    terminal.out(
      `${line.padStart(lineWidth)}  ${sku.padEnd(skuWidth)}  ${code.padEnd(codeWidth)}  ${reason}`,
    );
  let isFirst = true;
  for (const { line, sku, code, detail } of state.faults()) {
    if (isFirst) print('line', 'SKU', 'code', 'reason');
    isFirst = false;
    print(String(line), oneLine(sku ?? '–'), code, oneLine(detail));
  }
}

/** A longer SKU than this does not widen its column. */
const WIDEST = 40;

function widths(state: UploadState): [number, number, number] {
  const result: [number, number, number] = ['line'.length, 'SKU'.length, 'code'.length];
  for (const { line, sku, code } of state.faults()) {
    for (const [index, text] of [String(line), sku ?? '', code].entries()) {
      result[index] = Math.max(result[index] ?? 0, Math.min(text.length, WIDEST));
    }
  }
  return result;
}

/**
 * Writes the rows of everything that was refused, as they stand in the input, so that they can be mended and sent again.
 * @returns the name of the file: one that is not there yet
 */
export function writeRejects(input: string, format: Format, state: UploadState): string {
  const file = freeName(input);
  const descriptor = openSync(file, 'wx');
  const write = (text: string) => writeSync(descriptor, text);
  const header = state.get('header');
  if (format === 'json') write('[\n');
  else if (header !== undefined) write(`${header}\n`);
  let between = '';
  for (const { raw } of state.rejects()) {
    write(`${between}${raw}`);
    between = format === 'json' ? ',\n' : '\n';
  }
  write(format === 'json' ? '\n]\n' : '\n');
  closeSync(descriptor);
  return file;
}

/** Rejects of before may have been mended already. */
function freeName(input: string): string {
  const { dir, name, ext } = path.parse(input);
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? 'rejects' : `rejects-${count}`;
    const file = path.join(dir, `${name}.${suffix}${ext}`);
    if (!existsSync(file)) return file;
  }
}
