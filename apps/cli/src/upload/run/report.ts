import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { FileEncoding, rejectsOf, type FileFormat } from '@entrepot/product-files';
import { oneLine } from '../../terminal/plain.js';
import { hanging } from '../../terminal/table.js';
import type { Terminal } from '../../terminal/terminal.js';
import type { LineFault, UploadState } from '../state/upload-state.js';

/** Prints line, SKU, code and reason of all refused records, in the order of the file. */
export function printFaults(state: UploadState, terminal: Terminal, isJson: boolean): void {
  printNotes(() => state.faults(), terminal, isJson, {});
}

/** Prints the warnings about records that are sent, in the same form. */
export function printWarnings(state: UploadState, terminal: Terminal, isJson: boolean): void {
  printNotes(() => state.warnings(), terminal, isJson, { warning: true });
}

function printNotes(
  notes: () => Iterable<LineFault>,
  terminal: Terminal,
  isJson: boolean,
  mark: { warning?: true },
): void {
  if (isJson) {
    for (const { line, sku, code, detail } of notes()) {
      terminal.out(JSON.stringify({ line, skuId: sku ?? undefined, code, detail, ...mark }));
    }
    return;
  }
  const [lineWidth, skuWidth, codeWidth] = widths(notes());
  const indent = lineWidth + skuWidth + codeWidth + 3 * GAP;
  const { columns } = terminal;
  // In a narrow terminal, reasons continue below the codes.
  const margin = columns !== undefined && indent > columns / 2 ? lineWidth + GAP : indent;
  const print = (line: string, sku: string, code: string, reason: string) => {
    const head = `${line.padStart(lineWidth)}  ${sku.padEnd(skuWidth)}  ${code.padEnd(codeWidth)}`;
    for (const part of hanging(`${head}  ${reason}`, margin, columns)) terminal.out(part);
  };
  let isFirst = true;
  for (const { line, sku, code, detail } of notes()) {
    if (isFirst) print('line', 'SKU', mark.warning ? 'warning' : 'code', 'reason');
    isFirst = false;
    print(String(line), oneLine(sku ?? '–'), code, oneLine(detail));
  }
}

/** Between two columns. */
const GAP = 2;

/** A longer SKU than this does not widen its column. */
const WIDEST = 40;

function widths(notes: Iterable<LineFault>): [number, number, number] {
  const result: [number, number, number] = ['line'.length, 'SKU'.length, 'code'.length];
  for (const { line, sku, code } of notes) {
    for (const [index, text] of [String(line), sku ?? '', code].entries()) {
      result[index] = Math.max(result[index] ?? 0, Math.min(text.length, WIDEST));
    }
  }
  return result;
}

/**
 * Writes the rows of all refused records, with the bytes that they have in the input, so that they can be fixed and
 * sent again.
 * @returns the name of the file, which did not exist before
 */
export function writeRejects(input: string, format: FileFormat, state: UploadState): string {
  const file = freeName(input);
  const descriptor = openSync(file, 'wx');
  const markBytes = Number(state.get('mark-bytes') ?? 0);
  const encoding = FileEncoding.named(state.get('encoding') ?? 'utf-8', markBytes);
  const [header, newline] = [state.get('header'), state.get('newline')];
  const head = {
    ...(header !== undefined && { header }),
    ...(newline !== undefined && { newline }),
  };
  writeSync(descriptor, encoding.mark);
  for (const units of rejectsOf(format, head, state.rejects())) {
    writeSync(descriptor, encoding.bytesOf(units));
  }
  closeSync(descriptor);
  return file;
}

/** Earlier files of rejects may already contain fixes. */
function freeName(input: string): string {
  const { dir, name, ext } = path.parse(input);
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? 'rejects' : `rejects-${count}`;
    const file = path.join(dir, `${name}.${suffix}${ext}`);
    if (!existsSync(file)) return file;
  }
}
